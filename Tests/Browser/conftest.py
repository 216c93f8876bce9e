"""What the tests share: one server, one browser, people who are signed in, and flows to work on."""
import itertools
import os

import pytest
from playwright.sync_api import expect, sync_playwright

from pages import Person
from server import API, Server

expect.set_options(timeout=15_000)
counter = itertools.count(1)


@pytest.fixture(scope="session")
def server():
    server = Server(os.environ["SCRIM_SERVER"])
    server.start()
    server.command("demo")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Debian's Chromium: it comes with security updates, and without a download.
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("SCRIM_CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", "--host-resolver-rules=MAP scrim.test 127.0.0.1"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def api(server):
    """The API as the demo account, who runs the server."""
    return API(server, server.token("demo"))


@pytest.fixture(scope="session")
def states(server, browser, api):
    """Cookies of the people, who sign in once."""
    api.put("/projects/harbor/members/mika", {"role": "editor"})
    found = {}
    for name in ("demo", "mika"):
        context = browser.new_context()
        page = context.new_page()
        page.goto(server.link(name))
        page.wait_for_url("**/account")
        found[name] = context.storage_state()
        context.close()
    return found


@pytest.fixture
def person(server, browser, states):
    """Opens a browser of somebody: `person("mika", viewport=…)`. What went wrong in it fails the test in the end."""
    people = []

    def open_browser(name="demo", **options):
        state = states[name] if name else None
        one = Person(server, browser.new_context(storage_state=state, **{"viewport": {"width": 1440, "height": 900}, **options}))
        people.append(one)
        return one

    yield open_browser
    for one in people:
        one.context.close()
    for one in people:
        assert one.complaints == []


@pytest.fixture
def demo(person):
    """The demo account's browser."""
    return person()


@pytest.fixture
def flow(api):
    """A new flow in the demo project, without a revision; its path."""
    slug = f"flow-{next(counter)}"
    api.post("/projects/harbor/flows", {"slug": slug, "name": f"Flow {slug[5:]}"})
    return f"/projects/harbor/flows/{slug}"
