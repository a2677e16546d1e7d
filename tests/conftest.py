"""What all tests share: `pytest --update` writes the expected blocks of the pages in `spec/`."""

import pytest
from hypothesis import settings

# The same inputs at every run, however busy the machine is: a test that fails fails again.
settings.register_profile("the same", derandomize=True, deadline=None, database=None)
settings.load_profile("the same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write what comes of each card into its page")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether pages are to be rewritten."""
    return bool(request.config.getoption("--update"))
