"""What people set up: projects, flows, members, tokens, accounts."""
import itertools

from playwright.sync_api import expect

from pages import settled
from server import API, ROOT

counter = itertools.count(1)


def test_a_project_and_a_flow_are_made_by_name(demo, api):
    page = demo.open("/")
    page.get_by_role("button", name="New Project…").click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("Émile’s Boats 2")
    expect(page.get_by_label("Address")).to_have_value("emile-s-boats-2")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("heading", name="Émile’s Boats 2")).to_be_visible()
    assert page.evaluate("location.pathname") == "/projects/emile-s-boats-2"
    page.get_by_role("button", name="New Flow…").first.click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("Check-out")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("heading", name="Drop files or a folder")).to_be_visible()
    assert api.get("/projects/emile-s-boats-2/flows/check-out")["name"] == "Check-out"


def test_an_address_that_is_taken_is_said_at_its_field(demo):
    demo.expect("409", "422")
    page = demo.open("/projects/harbor")
    page.get_by_role("button", name="New Flow…").click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("App")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_label("Address")).to_be_focused()
    expect(page.get_by_label("Address")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("dialog").get_by_label("Name", exact=True)).to_have_value("App")


def test_who_is_slower_sees_both_names_and_keeps_theirs(demo, person, api, flow):
    demo.expect("412")
    page = demo.open(flow)
    page.get_by_role("button", name="Settings…").click()
    field = page.get_by_role("dialog").get_by_label("Name")
    field.fill("Mine")
    other = person("demo").open(flow)
    other.get_by_role("button", name="Settings…").click()
    other.get_by_role("dialog").get_by_label("Name").fill("Theirs")
    other.get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("Theirs")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Someone else saved “Theirs” meanwhile.")).to_be_visible()
    expect(field).to_have_value("Mine")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("Mine")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert api.get(flow)["name"] == "Mine"


def test_members_come_change_and_go_and_a_removal_is_taken_back(demo, person, api):
    name = f"member-{next(counter)}"
    api.post("/users", {"name": name, "email": f"{name}@example.com"})
    page, other = demo.open("/projects/harbor"), person("demo").open("/projects/harbor")
    page.get_by_label("Account name").fill(name)
    page.get_by_role("button", name="Add Member").click()
    expect(page.get_by_label(f"Role of {name}")).to_have_value("reviewer")
    expect(other.get_by_label(f"Role of {name}")).to_have_value("reviewer")
    page.get_by_label(f"Role of {name}").select_option("viewer")
    expect(other.get_by_label(f"Role of {name}")).to_have_value("viewer")
    page.get_by_role("button", name=f"Remove {name}").click()
    expect(other.get_by_label(f"Role of {name}")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(other.get_by_label(f"Role of {name}")).to_have_value("viewer")


def test_an_account_that_is_not_there_is_said_at_its_field(demo):
    demo.expect("404", "422")
    page = demo.open("/projects/harbor")
    page.get_by_label("Account name").fill("nobody-at-all")
    page.get_by_role("button", name="Add Member").click()
    expect(page.locator(".add-member .err:visible")).to_have_count(1)
    expect(page.get_by_label("Account name")).to_have_value("nobody-at-all")


def test_a_token_is_shown_once_works_and_is_revoked(demo, server):
    page = demo.open("/account")
    page.get_by_text("New Token").click()
    form = page.locator("form").filter(has=page.get_by_role("button", name="Create Token"))
    form.get_by_label("Name", exact=True).fill("CI of the tests")
    page.get_by_role("button", name="Create Token").click()
    secret = page.get_by_role("textbox", name="Token", exact=True)
    expect(secret).to_be_visible()
    status, me = API(server, secret.input_value()).send("GET", "/me")
    assert (status, me["name"]) == (200, "demo")
    value = secret.input_value()
    demo.open("/account")
    assert value not in page.content()
    revoke = page.get_by_role("button", name="Revoke CI of the tests")
    revoke.click()
    revoke.click()
    expect(revoke).to_have_count(0)
    assert API(server, value).send("GET", "/me")[0] == 401


def test_an_administrator_invites_someone_who_comes_in(demo, person):
    name = f"invited-{next(counter)}"
    page = demo.open("/account")
    page.get_by_text("Invite Someone").click()
    form = page.locator("form").filter(has=page.get_by_role("button", name="Create Link"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Email").fill(f"{name}@example.com")
    page.get_by_role("button", name="Create Link").click()
    link = page.get_by_role("textbox", name="Sign-in link")
    expect(link).to_be_visible()
    one = person(None)
    one.page.goto(link.input_value())
    one.page.wait_for_url("**/account")
    expect(one.page.get_by_text(f"{name} · {name}@example.com")).to_be_visible()


def test_a_viewer_reads_and_is_offered_nothing_else(person, server, api, flow, browser):
    name = f"viewer-{next(counter)}"
    link = api.post("/users", {"name": name, "email": f"{name}@example.com"})["link"]
    api.put(f"/projects/harbor/members/{name}", {"role": "viewer"})
    api.upload(flow, ROOT / "Examples/inbox.flow.json")
    one = person(None)
    page = one.page
    page.goto(server.base + link)
    page.wait_for_url("**/account")
    one.open(f"{flow}/revisions/1")
    expect(page.locator("guideline-row")).to_have_count(59)
    for button in ("New Revision…", "New thread", "Discuss…", "Start a Thread"):
        expect(page.get_by_role("button", name=button)).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator("thread-start")).to_have_count(0)
    one.open(flow)
    expect(page.locator("drop-zone")).to_have_count(0)
    expect(page.get_by_role("button", name="Settings…")).to_have_count(0)


def test_a_guideline_is_found_and_read(demo):
    page = demo.open("/guidelines")
    expect(page.locator(".catalogue-list li")).to_have_count(74)
    page.keyboard.press("/")
    page.keyboard.type("cancel")
    expect(page.locator(".catalogue-list li")).not_to_have_count(74)
    page.get_by_role("link", name="Call the cancelling button Cancel").click()
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Call the cancelling button Cancel")
    expect(page.get_by_role("article").get_by_role("link", name="HIG, Alerts")).to_be_visible()
    expect(page.locator(".rules li")).not_to_have_count(0)
