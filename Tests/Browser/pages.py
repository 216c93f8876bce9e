"""Someone at a browser, and what they do on the pages."""
import base64
import pathlib

from playwright.sync_api import expect

POLICY = """
addEventListener("securitypolicyviolation", event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""

SHIFTS = """
window.shifts = []
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push({
    value: entry.value, at: entry.startTime,
    nodes: entry.sources.map(({ node, previousRect: p, currentRect: c }) => `${node?.nodeName ?? "?"}.${node?.className?.baseVal ?? node?.className ?? ""} ${p.x},${p.y} ${p.width}×${p.height} → ${c.x},${c.y} ${c.width}×${c.height}`),
  })
}).observe({ type: "layout-shift", buffered: true })
"""


class Person:
    """A browser context with a page. `complaints` collects errors of the console and of the content policy."""

    def __init__(self, server, context):
        self.base = server.base
        self.context = context
        self.complaints = []
        # What the network says about a request that fails is expected where a test provokes it.
        self.expected = []
        context.add_init_script(POLICY)
        context.add_init_script(SHIFTS)
        self.page = self.tab()

    def tab(self):
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def expect(self, *words):
        """Complaints that hold these words are what the test is about."""
        self.expected += words

    def open(self, path, page=None):
        """Opens a page of the server and waits until it stands."""
        page = page or self.page
        page.goto(self.base + path)
        settled(page)
        return page

    def _listen(self, message):
        if message.type != "error":
            return
        text = f"{message.text} ({message.location.get('url', '')})"
        if not any(words in text for words in self.expected):
            self.complaints.append(text)


def settled(page):
    """Waits until a page stands: its view is there, and nothing of it is being read any more."""
    page.wait_for_function(
        """() => {
          const all = selector => [...document.querySelectorAll(selector)]
          if (!document.querySelector("#main")?.firstElementChild || !document.title) return false
          if (all('[aria-busy="true"], .bone, .skeleton').some(each => each.checkVisibility())) return false
          // The parts of a review come one by one, and show nothing at first.
          return all(".review").every(() => all("guideline-row, guideline-sheet .nothing").length && all(".map-node, flow-map .nothing").length
            && all("finding-list .panel-body > *").length && all("thread-card, .side-threads .nothing:not([hidden])").length)
        }"""
    )


def drop(page, *files, at="body"):
    """Drops files on an element. A file is a path, or a name with its text."""
    named = [(pathlib.Path(file).name, pathlib.Path(file).read_bytes()) if not isinstance(file, tuple) else (file[0], file[1].encode()) for file in files]
    transfer = page.evaluate_handle(
        """files => {
          const transfer = new DataTransfer()
          for (const [name, text] of files) transfer.items.add(new File([Uint8Array.from(atob(text), each => each.charCodeAt(0))], name))
          return transfer
        }""",
        [[name, base64.b64encode(data).decode()] for name, data in named],
    )
    for event in ("dragenter", "dragover", "drop"):
        page.dispatch_event(at, event, {"dataTransfer": transfer})


def row(page, title):
    """A row of the guideline sheet, by its title."""
    return page.locator("guideline-row").filter(has=page.locator(".grow-row", has_text=title)).first


def expect_review(page, number):
    """The review of a revision stands, whole."""
    page.wait_for_url(f"**/revisions/{number}*")
    expect(page.locator("guideline-row")).to_have_count(59)
    settled(page)
