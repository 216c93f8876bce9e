"""Coming in, and the way to what is reviewed."""
import itertools

import pytest
from playwright.sync_api import expect

from pages import expect_review, settled

names = (f"guest-{n}" for n in itertools.count(1))
PASSWORD = "correct horse battery"


@pytest.fixture
def newcomer(server, api):
    """An account that nobody has used yet: its name and its link."""
    name = next(names)
    answer = api.post("/users", {"name": name, "email": f"{name}@example.com"})
    return name, server.base + answer["link"]


def test_an_invited_person_comes_in_by_link_sets_a_password_and_uses_it(person, newcomer):
    name, link = newcomer
    one = person(None)
    one.expect("401")
    page = one.page
    page.goto(link)
    page.wait_for_url("**/account")
    assert "#" not in page.url
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set Password").click()
    expect(page.get_by_role("button", name="Change Password")).to_be_visible()

    page.get_by_role("button", name=f"Account menu of {name}").click()
    page.get_by_role("button", name="Sign Out").click()
    page.wait_for_url("**/sign-in")
    page.get_by_label("Name or email").fill(name)
    page.get_by_label("Password").fill("not the password")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The name or the password is wrong.")).to_be_visible()
    expect(page.get_by_label("Name or email")).to_have_value(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Projects", exact=True)).to_be_visible()


def test_a_link_works_once(person, newcomer):
    one, other = person(None), person(None)
    other.expect("401")
    one.page.goto(newcomer[1])
    one.page.wait_for_url("**/account")
    other.page.goto(newcomer[1])
    expect(other.page.get_by_role("alert")).to_contain_text("This link was used already")


def test_who_is_signed_out_comes_back_to_where_they_were_going(person, server):
    one = person(None)
    one.expect("401")
    page = one.page
    page.goto(f"{server.base}/projects/harbor?lang=en")
    page.wait_for_url("**/sign-in?return=*")
    page.goto(server.link("mika"))
    page.wait_for_url("**/account")


def test_projects_lead_to_flows_and_these_to_the_review(demo):
    page = demo.open("/")
    page.get_by_role("link", name="Harbor", exact=True).click()
    page.get_by_role("link", name="Harbor for iPhone and iPad").click()
    expect(page.get_by_role("heading", name="Harbor for iPhone and iPad")).to_be_visible()
    page.get_by_role("link", name="Review r2").click()
    expect_review(page, 2)
    page.go_back()
    settled(page)
    expect(page.get_by_role("link", name="Review r2")).to_be_visible()
