"""A server of our own for the tests: on a free port, with a data folder that goes with it."""
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
HARBOR = ROOT / "Examples/Harbor/Base.lproj"


class Server:
    """`scrim-server serve`, with the demo project installed."""

    def __init__(self, program):
        self.program = program
        self.data = tempfile.mkdtemp(prefix="scrim-browser-", dir="/tmp")
        # The database's user must be able to walk down to its data.
        os.chmod(self.data, 0o711)
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self.process = None
        self.log = open(f"{self.data}/server.log", "ab")

    def start(self):
        environment = {**os.environ, "SCRIM_DATA": self.data, "SCRIM_PORT": str(self.port), "SCRIM_HOST": "127.0.0.1"}
        environment.pop("DATABASE_URL", None)
        self.process = subprocess.Popen([self.program, "serve"], env=environment, stdout=self.log, stderr=self.log)
        wait_until(self._is_ready, "the server is ready", seconds=60)

    def kill(self):
        """Ends it as a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)
        # A server that was killed once has left its database to the next one.
        self.log.close()
        shutil.rmtree(self.data, ignore_errors=True)

    def command(self, *words):
        """Runs another command of the program on the same data; what it printed."""
        environment = {**os.environ, "SCRIM_DATA": self.data, "SCRIM_PORT": str(self.port)}
        environment.pop("DATABASE_URL", None)
        done = subprocess.run([self.program, *words], env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def link(self, name):
        """A sign-in link for somebody."""
        return self.base + "/sign-in#" + self.command("admin", "link", name).rsplit("#", 1)[1]

    def token(self, name):
        """A token with which somebody's machine calls the API."""
        return self.command("admin", "token", name)

    def _is_ready(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {open(f'{self.data}/server.log').read()[-2000:]}")
        try:
            return urllib.request.urlopen(f"{self.base}/readyz", timeout=2).status == 200
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False


class API:
    """Calls the API as a machine, to prepare what a test looks at and to see what is stored."""

    def __init__(self, server, token):
        self.base = f"{server.base}/api/v1"
        self.token = token

    def get(self, path):
        return self.send("GET", path)[1]

    def post(self, path, body):
        status, answer = self.send("POST", path, json.dumps(body).encode(), "application/json")
        assert status < 300, answer
        return answer

    def put(self, path, body):
        status, answer = self.send("PUT", path, json.dumps(body).encode(), "application/json")
        assert status < 300, answer
        return answer

    def upload(self, path, file):
        """Sends a file as the next revision; the status and the answer."""
        name = pathlib.Path(file).name
        kind = "application/vnd.scrim.flow+json" if name.endswith(".json") else "application/vnd.apple.interface-builder+xml"
        return self.send("POST", f"{path}/revisions?filename={name}", pathlib.Path(file).read_bytes(), kind)

    def send(self, method, path, body=None, kind=None):
        headers = {"Authorization": f"Bearer {self.token}", "Accept": "application/json"}
        if kind:
            headers["Content-Type"] = kind
        request = urllib.request.Request(self.base + path, data=body, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait_until(condition, what, seconds=15):
    """Asks again until it holds; a wait that is too long fails the test."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"not within {seconds} s: {what}")
