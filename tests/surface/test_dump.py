"""A tree as text."""

from textwrap import dedent

from cardwright.surface.dump import dump
from surface.reading import SAMPLES, read


def test_a_card_as_text() -> None:
    text = dedent("""\
        game ring

        event "The \\"End\\"" {
            class Rogue and Warrior, cost 3
            when you play this to a path as way, once per turn {
                if it is not ready: hit 2 units for each [banner of way]
            }
        }
        """)
    assert dump(read(text).file) == dedent("""\
        File
          game: ring
          blocks:
            Block
              kind: event
              title: "The \\"End\\""
              members:
                Field
                  name: class
                  values:
                    - Rogue
                    - Warrior
                Field
                  name: cost
                  values:
                    - 3
                Ability
                  window: Window
                    form: when
                    timing: when
                    event: Doing
                      actor: NounPhrase
                        alternatives:
                          Noun
                            pronoun: you
                      verbs: play
                      arguments: Arguments
                        object: NounPhrase
                          alternatives:
                            Noun
                              determiner: this
                        phrases:
                          VerbPhrase
                            word: to
                            object: NounPhrase
                              alternatives:
                                Noun
                                  determiner: a
                                  words: path
                              relations:
                                As
                                  name: way
                  clauses:
                    PhraseClause
                      phrase: NounPhrase
                        alternatives:
                          Noun
                            words: once
                        relations:
                          Prepositional
                            word: per
                            object: NounPhrase
                              alternatives:
                                Noun
                                  words: turn
                  body:
                    If
                      conditions: Conditions
                        items:
                          State
                            subject: NounPhrase
                              alternatives:
                                Noun
                                  pronoun: it
                            verb: is
                            negated: yes
                            complement: NounPhrase
                              alternatives:
                                Noun
                                  words: ready
                      then:
                        Order
                          verbs: hit
                          arguments: Arguments
                            object: NounPhrase
                              alternatives:
                                Noun
                                  number: 2
                                  words: units
                            phrases:
                              VerbPhrase
                                word: for
                                object: NounPhrase
                                  alternatives:
                                    Noun
                                      determiner: each
                                      faces: [banner of way]
        """)


def test_the_same_text_gives_the_same_dump() -> None:
    for text in SAMPLES.values():
        assert dump(read(text).file) == dump(read(text).file)
