"""The review of a revision: what it shows, and what becomes of an answer."""
import pytest
from playwright.sync_api import expect

from pages import row, settled
from server import HARBOR, ROOT, wait_until


@pytest.fixture
def inbox(api, flow):
    """A flow with a revision for which facts are missing."""
    status, _ = api.upload(flow, ROOT / "Examples/inbox.flow.json")
    assert status == 201
    return flow


@pytest.fixture
def harbor(api, flow):
    status, _ = api.upload(flow, HARBOR / "Main.storyboard")
    assert status == 201
    return flow


def test_the_sheet_has_every_guideline_and_a_row_says_why(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    expect(page.locator("guideline-row")).to_have_count(59)
    failing = row(page, "Put nothing but an alert over a popover")
    expect(failing.locator(".glyph").first).to_be_visible()
    failing.locator(".grow-row").click()
    expect(failing.locator(".grules li")).not_to_have_count(0)
    link = failing.get_by_role("link")
    expect(link).to_contain_text("HIG")
    assert link.get_attribute("href").startswith("https://developer.apple.com/")


def test_a_finding_names_its_guideline_and_selects_its_node(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    finding = page.locator("finding-list .frow").first
    finding.click()
    expect(finding).to_have_attribute("aria-current", "true")
    expect(page.locator("guideline-row .grow-row[aria-expanded=true]")).to_have_count(1)
    expect(page.locator(".map-node[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("finding-card")).to_contain_text("Main.storyboard:")
    assert "finding=" in page.evaluate("location.href")
    # The link opens the same thing again.
    page.reload()
    settled(page)
    expect(page.locator("finding-list .frow.sel")).to_have_count(1)
    expect(page.locator(".map-node[aria-pressed=true]")).to_have_count(1)


def test_choosing_a_finding_leaves_the_list_and_choosing_a_node_shows_its_own(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    rows = page.locator("finding-list .frow")
    all_of_them = rows.count()
    assert all_of_them > 3
    rows.nth(2).click()
    expect(rows).to_have_count(all_of_them)
    expect(rows.nth(2)).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".map-node").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Selection")).to_have_attribute("aria-pressed", "true")


def test_the_gate_says_its_reasons_and_leads_to_them(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    page.get_by_role("button", name="Blocked").click()
    page.get_by_role("link", name="errors are open").click()
    expect(page.locator("finding-list .frow.sel")).to_have_count(1)


def open_questions(page):
    """Opens the list of the questions, all of them, and gives their cards."""
    page.get_by_role("tab", name="Questions").click()
    cards = page.locator(".side-questions .question")
    expect(cards.first).to_be_visible()
    more = page.locator("question-list > button.plain")
    while more.count():
        more.click()
    return cards


def test_an_answered_question_is_gone_and_the_report_changes(demo, api, harbor):
    before = api.get(f"{harbor}/revisions/1")["summary"]["open"]
    asked = len(api.get(f"{harbor}/questions")["items"])
    assert asked > 0 and before > 0
    page = demo.open(f"{harbor}/revisions/1")
    cards = open_questions(page)
    expect(cards).to_have_count(asked)
    exit = cards.filter(has_text="leave the modal").first
    exit.get_by_label("The same for all").check()
    exit.get_by_role("button", name="Leaves and discards").click()
    expect(page.get_by_text("Answered; the revision was checked again")).to_be_visible()
    expect(cards.filter(has_text="leave the modal")).to_have_count(0)
    assert api.get(f"{harbor}/revisions/1")["summary"]["open"] < before
    page.get_by_role("button", name="Undo").click()
    expect(cards).to_have_count(asked)
    assert api.get(f"{harbor}/revisions/1")["summary"]["open"] == before


def test_a_free_question_takes_a_text_and_none(demo, api, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    titles = open_questions(page).filter(has_text="What is its title?")
    count = titles.count()
    assert count >= 2
    titles.first.get_by_role("textbox").fill("Arriving late")
    titles.first.get_by_role("button", name="Answer").click()
    expect(titles).to_have_count(count - 1)
    titles.first.get_by_role("button", name="It Has None").click()
    expect(titles).to_have_count(count - 2)
    facts = api.get(f"{harbor}/facts")["facts"]
    assert sorted(str(stated["title"]) for stated in facts.values()) == ["Arriving late", "None"]


def test_what_someone_else_answers_goes_here_too(demo, person, harbor):
    page, other = demo.open(f"{harbor}/revisions/1"), person("mika").open(f"{harbor}/revisions/1")
    titles, others = (open_questions(each).filter(has_text="What is its title?") for each in (page, other))
    count = titles.count()
    others.first.get_by_role("button", name="It Has None").click()
    expect(titles).to_have_count(count - 1)


def test_a_guideline_is_judged_and_the_judgement_taken_back(demo, person, api, harbor):
    page, other = demo.open(f"{harbor}/revisions/1"), person("mika").open(f"{harbor}/revisions/1")
    title = "Put the likely choice right and Cancel left"
    row(page, title).locator(".grow-row").click()
    row(page, title).get_by_role("radio", name="Falls short").check(force=True)
    expect(row(other, title).locator(".jmark.fallsShort")).to_be_visible()
    note = row(page, title).get_by_role("textbox")
    expect(note).to_be_focused()
    note.fill("Cancel stands right.")
    note.press("Control+Enter")
    expect(row(page, title).locator(".jmark")).to_contain_text("demo")

    def judgement():
        return next(each for each in api.get(f"{harbor}/revisions/1/guidelines")["items"] if each["title"] == title)["judgement"]

    row(page, title).get_by_role("radio", name="Falls short").click(force=True)
    expect(row(page, title).locator(".jmark.fallsShort")).to_have_count(0)
    expect(row(other, title).locator(".jmark.fallsShort")).to_have_count(0)
    assert judgement() is None


def test_the_map_is_zoomed_and_panned_and_writes_nothing(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    writes = []
    page.on("request", lambda request: request.method not in ("GET", "HEAD") and writes.append(request.url))
    zoom = page.locator("flow-map output")
    page.get_by_role("button", name="Fit the flow").click()
    settle(page, zoom)
    before = zoom.inner_text()
    page.get_by_role("button", name="Zoom in").click()
    expect(zoom).not_to_have_text(before)
    box = page.locator(".map-stage").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(120, 80)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 40, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Fit the flow").click()
    expect(zoom).to_have_text(before)
    assert writes == []


def settle(page, output):
    """Waits until the map stands still."""
    texts = []
    wait_until(lambda: texts.append(output.inner_text()) or len(texts) > 8 and len(set(texts[-8:])) == 1, "the map stands still")


def test_a_selected_modal_is_drawn(demo, harbor):
    page = demo.open(f"{harbor}/revisions/1")
    page.locator("finding-list .frow").first.click()
    page.get_by_role("tab", name="Drawing").click()
    expect(page.locator("modal-drawing svg.picture")).to_be_visible()
