"""One stream of events for all tabs, and a server that goes and comes back."""
import time

from playwright.sync_api import expect

from pages import row, settled
from server import HARBOR, ROOT, wait_until

COUNT = """
window.streams = 0
const Original = window.EventSource
if (Original) window.EventSource = class extends Original { constructor(...all) { super(...all); window.streams += 1 } }
const fetched = window.fetch
window.fetch = (input, ...all) => { if (String(input?.url ?? input).includes("/api/v1/events")) window.streams += 1; return fetched(input, ...all) }
"""


def comment(api, flow, guideline, text):
    return api.post(f"{flow}/threads", {"anchor": {"guideline": guideline}, "revision": 1, "body": text})


def test_three_tabs_share_one_stream_and_another_takes_over(person, api, flow):
    api.upload(flow, ROOT / "Examples/inbox.flow.json")
    one = person()
    one.context.add_init_script(COUNT)
    tabs = [one.open(f"{flow}/revisions/1", page) for page in (one.page, one.tab(), one.tab())]
    streams = [tab.evaluate("window.streams") for tab in tabs]
    assert sum(streams) == 1, streams
    comment(api, flow, "modality-2020s-narrow-tasks", "To all three.")
    for tab in tabs:
        expect(tab.locator("thread-card")).to_contain_text("To all three.")
    leader = streams.index(1)
    rest = [tab for at, tab in enumerate(tabs) if at != leader]
    tabs[leader].close()
    wait_until(lambda: sum(tab.evaluate("window.streams") for tab in rest) == 1, "another tab leads")
    comment(api, flow, "alerts-title", "To those that are left.")
    for tab in rest:
        expect(tab.locator("thread-card")).to_have_count(2)


def test_tabs_share_one_stream_without_a_secure_context_too(person, server, api, flow):
    api.upload(flow, ROOT / "Examples/inbox.flow.json")
    one = person(None)
    # Locks are there only over TLS, and on this machine itself.
    one.base = f"http://scrim.test:{server.port}"
    one.page.goto(server.link("mika").replace(server.base, one.base))
    one.page.wait_for_url("**/account")
    assert one.page.evaluate("navigator.locks === undefined")
    one.context.add_init_script(COUNT)
    tabs = [one.open(f"{flow}/revisions/1", page) for page in (one.page, one.tab(), one.tab())]
    wait_until(lambda: sum(tab.evaluate("window.streams") for tab in tabs) == 1, "one tab leads")
    comment(api, flow, "modality-2020s-narrow-tasks", "Over plain HTTP.")
    for tab in tabs:
        expect(tab.locator("thread-card")).to_contain_text("Over plain HTTP.")
    assert sum(tab.evaluate("window.streams") for tab in tabs) == 1


def test_after_a_crash_everything_is_there_and_the_page_finds_back(person, server, api, flow):
    api.upload(flow, HARBOR / "Main.storyboard")
    comment(api, flow, "alerts-title", "Before the crash.")
    one = person("mika")
    one.expect("Failed to load", "net::ERR", "EventSource")
    page = one.open(f"{flow}/revisions/1")
    expect(page.locator("thread-card")).to_contain_text("Before the crash.")
    page.evaluate("window.stays = true")
    server.kill()
    row(page, "Show few alerts").locator(".grow-row").click()
    row(page, "Show few alerts").get_by_role("button", name="Discuss…").click()
    page.get_by_label("Your comment").fill("Written while it was away.")
    page.get_by_role("button", name="Start Thread").click()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.get_by_label("Your comment")).to_have_value("Written while it was away.")
    server.start()
    comment(api, flow, "alerts-title", "After the crash.")
    expect(page.locator("#offline")).to_be_hidden(timeout=60_000)
    page.get_by_role("button", name="Start Thread").click()
    expect(page.locator("thread-card")).to_contain_text(["Written while it was away."])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("guideline-row .grow-row[aria-expanded=true]")).to_have_count(0)
    expect(page.locator("thread-card")).to_have_count(3, timeout=60_000)
    expect(page.locator("guideline-row")).to_have_count(59)
    assert page.evaluate("window.stays")
    assert len(api.get(f"{flow}/revisions")["items"]) == 1
    assert len(api.get(f"{flow}/threads")["items"]) == 3
