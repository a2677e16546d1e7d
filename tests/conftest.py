"""What all tests share: `pytest --update` writes the expected blocks of the pages in `spec/`."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write what comes of each card into its page")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether pages are to be rewritten."""
    return bool(request.config.getoption("--update"))
