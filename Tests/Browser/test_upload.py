"""Files become revisions by being dropped; what can't be read says where, and nothing of it is stored."""
import pytest
from playwright.sync_api import expect

from pages import drop, expect_review
from server import HARBOR, ROOT

MAIN = HARBOR / "Main.storyboard"
INBOX = ROOT / "Examples/inbox.flow.json"


def numbers(api, flow):
    return [each["number"] for each in api.get(f"{flow}/revisions")["items"]]


def test_a_storyboard_that_is_dropped_on_the_flow_is_reviewed_at_once(demo, flow):
    page = demo.open(flow)
    expect(page.get_by_role("heading", name="Drop files or a folder")).to_be_visible()
    drop(page, MAIN)
    expect_review(page, 1)
    expect(page.locator(".map-node")).not_to_have_count(0)
    expect(page.locator("flow-map .map-picture image, flow-map svg [data-node]")).not_to_have_count(0)
    expect(page.locator("finding-list .frow")).not_to_have_count(0)
    page.get_by_role("tab", name="Questions").click()
    expect(page.locator(".side-questions .question")).not_to_have_count(0)


def test_a_changed_file_makes_the_next_revision_and_the_same_again_none(demo, api, flow):
    api.upload(flow, MAIN)
    page = demo.open(f"{flow}/revisions/1")
    changed = MAIN.read_text().replace('title="Reserve This Berth"', 'title="Reserve Now"')
    drop(page, ("Main.storyboard", changed))
    expect_review(page, 2)
    expect(page.get_by_role("button", name="Revision r2")).to_be_visible()
    drop(page, ("Main.storyboard", changed))
    expect(page.get_by_text("Nothing changed: this is r2")).to_be_visible()
    assert numbers(api, flow) == [2, 1]


def test_the_same_file_on_the_flow_page_says_that_nothing_changed(demo, api, flow):
    api.upload(flow, INBOX)
    page = demo.open(flow)
    drop(page, INBOX)
    expect(page.get_by_text("Nothing changed: this is r1")).to_be_visible()
    assert numbers(api, flow) == [1]


def test_several_files_make_one_revision(demo, api, flow):
    page = demo.open(flow)
    drop(page, MAIN, HARBOR / "Settings.storyboard")
    expect_review(page, 1)
    assert len(api.get(f"{flow}/revisions/1")["source"]["files"]) == 2


def test_files_may_be_chosen_instead(demo, flow):
    page = demo.open(flow)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="choose files").click()
    chooser.value.set_files(INBOX)
    expect_review(page, 1)


@pytest.mark.parametrize("kind", ["storyboard", "flow document"])
def test_a_bad_file_says_where_it_is_bad_and_nothing_is_stored(demo, api, flow, kind):
    demo.expect("status of 422", "status of 400")
    api.upload(flow, INBOX)
    page = demo.open(flow)
    if kind == "storyboard":
        lines = MAIN.read_text().split("\n")
        lines[199] = "            <scene sceneID=><!-- cut off"
        file, place = ("Main.storyboard", "\n".join(lines)), "Main.storyboard:200:"
    else:
        lines = INBOX.read_text().split("\n")
        at = next(n for n, line in enumerate(lines) if '"screens"' in line)
        lines[at] = lines[at].replace('"screens"', '"screens" "')
        file, place = ("inbox.flow.json", "\n".join(lines)), f"inbox.flow.json:{at + 1}:"
    drop(page, file)
    error = page.locator("source-error")
    expect(error).to_be_visible()
    assert place in error.locator(".place").input_value()
    expect(error.locator(".hit mark")).to_have_count(1)
    expect(error.locator(".caret")).to_contain_text("^")
    expect(error).to_contain_text("Nothing was stored; r1 is still the newest.")
    page.keyboard.press("Escape")
    expect(error).to_have_count(0)
    assert numbers(api, flow) == [1]


def test_every_fault_of_a_flow_document_is_named(demo, api, flow):
    demo.expect("status of 422")
    page = demo.open(flow)
    text = INBOX.read_text().replace('"kind": "button"', '"kind": "knob"').replace('"style": "alert"', '"style": "shout"')
    drop(page, ("inbox.flow.json", text))
    table = page.locator("source-error .problems tbody tr")
    expect(table).not_to_have_count(0)
    assert all(":" in place for place in table.locator("code").all_inner_texts())
    expect(page.locator("source-error")).to_contain_text("Nothing was stored.")
    assert numbers(api, flow) == []


def test_files_of_another_kind_are_refused_in_the_page(demo, api, flow):
    page = demo.open(flow)
    drop(page, ("notes.txt", "not a flow"))
    expect(page.locator("source-error")).to_contain_text("No storyboard, xib or flow document among these: notes.txt")
    assert numbers(api, flow) == []


def test_a_revision_of_someone_else_announces_itself_and_the_page_stays(demo, api, flow):
    api.upload(flow, INBOX)
    page = demo.open(f"{flow}/revisions/1")
    api.upload(flow, MAIN)
    expect(page.locator("live-note")).to_contain_text("demo pushed r2")
    assert page.url.endswith("/revisions/1")
    page.get_by_role("link", name="Show r2").click()
    expect_review(page, 2)
