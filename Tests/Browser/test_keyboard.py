"""Everything by the keyboard alone, and nothing while someone types or an input method composes."""
import pytest
from playwright.sync_api import expect

from pages import row, settled
from server import HARBOR


@pytest.fixture(scope="module")
def review(api):
    """One flow for all of these, as none of them changes it."""
    api.post("/projects/harbor/flows", {"slug": "keys", "name": "Keys"})
    status, _ = api.upload("/projects/harbor/flows/keys", HARBOR / "Main.storyboard")
    assert status == 201
    return "/projects/harbor/flows/keys/revisions/1"


def address(page):
    return page.evaluate("location.href")


def selected(page):
    return page.evaluate("() => [...document.querySelectorAll('finding-list .frow')].findIndex(row => row.classList.contains('sel'))")


def test_the_skip_link_comes_first_and_leads_to_the_map(demo, review):
    page = demo.open(review)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the map")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("flow-map")).to_be_focused()


def test_findings_are_walked_and_looked_at_without_a_mouse(demo, review):
    page = demo.open(review)
    page.keyboard.press("j")
    assert "finding=" in address(page)
    first = address(page)
    page.keyboard.press("j")
    assert address(page) != first
    page.keyboard.press("k")
    assert address(page) == first
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Drawing")).to_have_attribute("aria-selected", "true")
    expect(page.locator("modal-drawing svg.picture")).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator(".grow-row[aria-expanded=true]")).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Escape")
    assert "#" not in address(page)


def test_the_map_is_walked_by_arrows(demo, review):
    page = demo.open(review)
    page.locator("flow-map").focus()
    page.keyboard.press("ArrowRight")
    node = page.locator(".map-node[aria-pressed=true]")
    expect(node).to_have_count(1)
    first = node.get_attribute("data-node")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'.map-node[aria-pressed=true]:not([data-node="{first}"])')).to_be_focused()


def test_the_list_of_keys_opens_and_closes(demo, review):
    page = demo.open(review)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_thread_is_written_without_a_mouse(demo, review):
    page = demo.open(review)
    page.keyboard.press("j")
    page.keyboard.press("m")
    expect(page.get_by_label("Your comment")).to_be_focused()
    page.keyboard.type("jkm? 1 2 3 by keyboard")
    before = address(page)
    expect(page.get_by_label("Your comment")).to_have_value("jkm? 1 2 3 by keyboard")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Your comment")).to_have_value("jkm? 1 2 3 by keyboard")
    page.keyboard.press("m")
    page.keyboard.press("Control+Enter")
    expect(page.locator("thread-card .body")).to_have_text("jkm? 1 2 3 by keyboard")
    assert before.split("#")[0] == address(page).split("#")[0]


def test_keys_mean_nothing_while_someone_types(demo, review):
    page = demo.open(review)
    page.keyboard.press("m")
    field = page.get_by_label("Your comment")
    page.keyboard.type("jkno?[0+-")
    expect(field).to_have_value("jkno?[0+-")
    assert selected(page) == -1
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "finding=" not in address(page)
    # Leave no draft behind.
    field.fill("")


def test_an_input_method_keeps_its_keys(person, review):
    one = person("mika")
    page = one.open(review)
    page.keyboard.press("m")
    field = page.get_by_label("Your comment")
    expect(field).to_be_focused()
    devtools = one.context.new_cdp_session(page)
    devtools.send("Input.imeSetComposition", {"text": "にほんご", "selectionStart": 4, "selectionEnd": 4})
    # The keys that a method takes arrive as 229, whatever is printed on them.
    for key in ("Enter", "Escape", "j", "?"):
        page.evaluate(
            """key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 229, ctrlKey: key === "Enter", bubbles: true, cancelable: true, isComposing: true }))""",
            key,
        )
    expect(field).to_have_value("にほんご")
    expect(field).to_be_focused()
    expect(page.locator("thread-card")).to_have_count(page.locator("thread-card").count())
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert selected(page) == -1
    devtools.send("Input.insertText", {"text": "日本語"})
    expect(field).to_have_value("日本語")
    field.fill("")


def test_enter_that_takes_a_candidate_does_not_send_a_form(person, server):
    one = person(None)
    page = one.open("/sign-in")
    field = page.get_by_label("Name or email")
    field.focus()
    sent = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    one.context.new_cdp_session(page).send("Input.imeSetComposition", {"text": "あんな", "selectionStart": 3, "selectionEnd": 3})
    taken = page.evaluate(
        """() => !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true, isComposing: true }))"""
    )
    assert taken
    expect(field).to_have_value("あんな")
    assert sent == []


def test_single_keys_can_be_turned_off(person, review):
    one = person()
    page = one.open("/account")
    page.get_by_label("Single-key shortcuts").uncheck()
    one.open(review)
    page.keyboard.press("j")
    assert "#" not in address(page)


def test_the_sheet_is_walked_by_arrows(demo, review):
    page = demo.open(review)
    page.locator(".grow-row").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".grow-row").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".grow-row").nth(1)).to_have_attribute("aria-expanded", "true")
