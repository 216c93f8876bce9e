"""Threads on guidelines, with two people at once."""
import pytest
from playwright.sync_api import expect

from pages import row, settled
from server import ROOT

TITLE = "Keep the work inside a modal small"


@pytest.fixture
def review(api, flow):
    status, _ = api.upload(flow, ROOT / "Examples/inbox.flow.json")
    assert status == 201
    return f"{flow}/revisions/1"


def start(page, text):
    """Begins a thread on a guideline."""
    row(page, TITLE).locator(".grow-row").click()
    row(page, TITLE).get_by_role("button", name="Discuss…").click()
    page.get_by_label("Your comment").fill(text)
    page.get_by_role("button", name="Start Thread").click()


def test_a_comment_appears_to_someone_else_without_reloading_and_is_answered_and_resolved(demo, person, review):
    page, other = demo.open(review), person("mika").open(review)
    other.evaluate("window.stays = true")
    start(page, "Is this one job?")
    card = other.locator("thread-card")
    expect(card).to_contain_text("Is this one job?")
    expect(card.locator(".comment")).to_contain_text("demo")
    expect(row(other, TITLE).locator(".bubble")).to_have_text("1")

    card.get_by_role("button", name="Reply").click()
    card.get_by_label("Your reply").fill("It is two. 二つに分けましょう。")
    card.get_by_label("Your reply").press("Control+Enter")
    expect(page.locator("thread-card .comment")).to_have_count(2)
    expect(page.locator("thread-card")).to_contain_text("二つに分けましょう。")

    page.locator("thread-card").get_by_role("button", name="Resolve", exact=True).click()
    expect(other.locator("thread-card")).to_contain_text("Resolved")
    expect(row(other, TITLE).locator(".bubble")).to_have_count(0)
    assert other.evaluate("window.stays")
    other.reload()
    expect(other.locator("thread-card")).to_contain_text("resolved by demo")


def test_a_blocking_thread_blocks_the_gate_for_everyone_until_it_is_resolved(demo, person, api, review):
    page, other = demo.open(review), person("mika").open(review)
    start(page, "This must wait.")
    page.locator("thread-card").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Make It Blocking").click()
    expect(other.locator("thread-card .blocking")).to_be_visible()
    reasons = [each["kind"] for each in api.get(f"{review}/gate")["reasons"]]
    assert "blockingThreads" in reasons
    other.locator("gate-chip button.gate").click()
    expect(other.get_by_role("link", name="1 blocking thread is open")).to_be_visible()


def test_a_draft_is_kept_when_the_page_closes_and_when_others_write(demo, person, review):
    page, other = demo.open(review), person("mika").open(review)
    start(other, "First.")
    card = page.locator("thread-card")
    card.get_by_role("button", name="Reply").click()
    card.get_by_label("Your reply").fill("Half a thou")
    expect(card).to_contain_text("Saved")
    other.locator("thread-card").get_by_role("button", name="Reply").click()
    other.get_by_label("Your reply").fill("Second.")
    other.get_by_label("Your reply").press("Control+Enter")
    # Nothing moves under who writes, until they ask for it.
    held = page.get_by_role("button", name="New replies")
    expect(held).to_be_visible()
    expect(card.locator(".comment")).to_have_count(1)
    expect(card.get_by_label("Your reply")).to_be_focused()
    held.click()
    expect(card.locator(".comment")).to_have_count(2)
    expect(card.get_by_label("Your reply")).to_have_value("Half a thou")
    page.reload()
    settled(page)
    expect(card.get_by_label("Your reply")).to_have_value("Half a thou")


def test_ones_own_comment_is_changed_and_says_so(demo, person, review):
    page, other = demo.open(review), person("mika").open(review)
    start(page, "Tpyo.")
    expect(other.locator("thread-card")).to_contain_text("Tpyo.")
    expect(other.locator("thread-card").get_by_role("button", name="Edit")).to_have_count(0)
    page.locator("thread-card .comment").hover()
    page.locator("thread-card").get_by_role("button", name="Edit").click()
    page.locator("thread-card").get_by_role("textbox", name="Edit").fill("Typo.")
    page.locator("thread-card").get_by_role("button", name="Save").click()
    expect(page.locator("thread-card .comment .body")).to_have_text("Typo.")
    expect(other.locator("thread-card .comment .body")).to_have_text("Typo.")
    expect(other.locator("thread-card .comment")).to_contain_text("edited")


def test_markup_in_a_comment_is_text(demo, review):
    page = demo.open(review)
    text = '<img src=x onerror="document.title=1"><script>document.title=2</script> & "<b>'
    start(page, text)
    expect(page.locator("thread-card .comment .body")).to_have_text(text)
    assert page.locator("thread-card img, thread-card script, thread-card .body b").count() == 0


def test_a_thread_has_a_link_that_opens_it(demo, api, review):
    page = demo.open(review)
    start(page, "Here.")
    expect(page.locator("thread-card.on")).to_have_count(1)
    address = page.evaluate("location.href")
    assert "thread=" in address
    again = demo.tab()
    again.goto(address)
    settled(again)
    expect(again.locator("thread-card.on")).to_contain_text("Here.")
