"""Every page, light and dark, large and small, in three languages: accessible, in its frame, and still."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from pages import drop, settled
from server import HARBOR

FLOW = "/projects/harbor/flows/app"
PAGES = {
    "sign-in": "/sign-in",
    "projects": "/",
    "project": "/projects/harbor",
    "flow": FLOW,
    "upload error": FLOW,
    "review": f"{FLOW}/revisions/2",
    "review with a selection": f"{FLOW}/revisions/2",
    "account": "/account",
    "guidelines": "/guidelines",
    "guideline": "/guidelines/alerts-two-buttons",
    "nothing there": "/projects/none",
}
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def show(one, name, language=""):
    """Opens a page, and brings it into its state."""
    if name == "nothing there":
        one.expect("404")
    page = one.open(PAGES[name] + language)
    if name == "review with a selection":
        page.locator("body").press("j")
        expect(page.locator("finding-card .fcard")).to_have_count(1)
        settled(page)
    elif name == "upload error":
        one.expect("status of 422", "status of 400")
        drop(page, ("Main.storyboard", "<document>\n  <scenes>\n"))
        expect(page.locator("source-error")).to_be_visible()
    return page


def violations(one, page):
    # Axe styles what it measures, which the policy of the pages forbids and says so: that's no complaint about the pages.
    before = list(one.complaints)
    found = Axe().run(page, options={"preload": False}).response["violations"]
    one.complaints[:] = before
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_bars_anyone(person, name, scheme, size):
    one = person(None if name == "sign-in" else "demo", viewport=size, color_scheme=scheme, reduced_motion="reduce")
    assert violations(one, show(one, name)) == []


@pytest.mark.parametrize("language", ["ja", "ko"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_bars_anyone_in_another_language(person, name, language):
    one = person(None if name == "sign-in" else "demo", locale=language, reduced_motion="reduce")
    page = show(one, name, f"?lang={language}")
    assert page.evaluate("document.documentElement.lang") == language
    assert violations(one, page) == []


@pytest.mark.parametrize("part", ["sheet", "map", "list", "side"])
def test_nothing_bars_anyone_in_a_part_on_a_phone(person, part):
    one = person(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page = show(one, "review with a selection")
    page.locator(f'.part-tabs [data-part="{part}"]').click()
    settled(page)
    assert violations(one, page) == []
    small = page.evaluate("""() => [...document.querySelectorAll("button, a[href], select, input")].filter(each => {
      const box = each.getBoundingClientRect()
      return box.width && each.checkVisibility({ visibilityProperty: true }) && (box.height < 24 || box.width < 24) && getComputedStyle(each).display !== "inline" && !each.closest(".visually-hidden, .skip")
    }).map(each => each.outerHTML.slice(0, 120))""")
    assert small == []


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize("name", [name for name in PAGES if name != "nothing there"])
def test_no_page_scrolls_sideways(person, name, language):
    one = person(None if name == "sign-in" else "demo", locale=language)
    page = show(one, name, f"?lang={language}")
    for width in (320, 360, 390, 480, 600, 760, 761, 900, 1024, 1279, 1280, 1440, 1699, 1700, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        wide = page.evaluate("""() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
          .filter(each => each.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map(each => each.outerHTML.slice(0, 100))""")
        assert wide == [], f"at {width}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"at {width}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["sign-in", "projects", "project", "flow", "review", "account", "guidelines"])
def test_nothing_moves_once_it_is_painted(person, name, size):
    one = person(None if name == "sign-in" else "demo", viewport=size)
    # A network that is slow enough to see every step.
    one.page.route("**/api/v1/**", lambda route: (one.page.wait_for_timeout(200), route.continue_()))
    page = one.open(PAGES[name])
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifts") == []


def test_the_language_and_the_theme_are_kept(person):
    one = person("mika")
    page = one.open("/account")
    page.get_by_role("radio", name="日本語").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("アカウント")
    one.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("プロジェクト")
    page.locator(".me").click()
    page.get_by_role("radio", name="ダーク").check(force=True)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    settled(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    one.open("/account")
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Account")
    page.wait_for_function("() => fetch('/api/v1/me').then(answer => answer.json()).then(me => me.language === 'en')")
