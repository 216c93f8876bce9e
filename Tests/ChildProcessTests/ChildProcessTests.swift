import ChildProcess
import Foundation
import Testing

/// Programs run within their limits; what they leave is all that they leave.
@Suite struct ChildProcessTests {
    private func shell(
        _ script: String, _ words: [String] = [], input: [UInt8] = [], limits: ChildProcess.Limits = .init()
    ) async throws -> ChildProcess.Output {
        try await ChildProcess.run("sh", ["-c", script, "sh"] + words, input: input, limits: limits)
    }

    @Test func `a program's output, errors and status come back apart`() async throws {
        let output = try await shell("printf out; printf err >&2; exit 3")
        #expect(String(decoding: output.output, as: UTF8.self) == "out")
        #expect(String(decoding: output.errorOutput, as: UTF8.self) == "err")
        #expect(output.status == .exited(3))
        #expect(!output.status.isSuccess)
    }

    @Test func `a thread can wait for a program, too`() throws {
        let output = try ChildProcess.runBlocking("cat", input: Array("text".utf8))
        #expect(output.status.isSuccess)
        #expect(output.output == Array("text".utf8))
        #expect(output.errorOutput.isEmpty)
    }

    @Test func `words reach a program as they are`() async throws {
        let words = ["two words", "$HOME `id` \"'", "", "－ü"]
        let output = try await ChildProcess.run("printf", ["%s|"] + words)
        #expect(String(decoding: output.output, as: UTF8.self) == words.map { $0 + "|" }.joined())
    }

    @Test func `a program sees the environment and the folder that it is given, and no more`() async throws {
        let output = try await ChildProcess.run(
            "sh", ["-c", "pwd; env | grep -v -e ^PWD= -e ^_= -e ^OLDPWD= -e ^SHLVL= | sort"],
            environment: ["PATH": "/usr/bin:/bin", "SCRIM": "1"], directory: "/usr")
        #expect(String(decoding: output.output, as: UTF8.self) == "/usr\nPATH=/usr/bin:/bin\nSCRIM=1\n")
    }

    @Test func `a program sees no descriptor but its three`() async throws {
        let file = try FileHandle(forReadingFrom: URL(filePath: #filePath))
        defer { try? file.close() }
        let copy = dup(file.fileDescriptor)
        defer { close(copy) }
        let output = try await shell("ls /proc/$$/fd")
        let numbers = String(decoding: output.output, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
        #expect(numbers == [0, 1, 2])
    }

    @Test func `how a signal ended a program is told`() async throws {
        #expect(try await shell("kill -TERM $$").status == .signalled(SIGTERM))
    }

    @Test(arguments: ["no-such-program-here", "/no/such/program", "/etc", "", "a\0b"])
    func `a program that isn't there is an error`(_ name: String) async {
        await #expect(throws: ChildProcessError.noSuchProgram(name)) { try await ChildProcess.run(name) }
        #expect(throws: ChildProcessError.noSuchProgram(name)) { try ChildProcess.runBlocking(name) }
    }

    @Test func `megabytes go in and out at once`() async throws {
        let input = (0..<(4 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let output = try await ChildProcess.run("cat", input: input)
        #expect(output.output == input)
    }

    @Test func `a program need not read what it is given`() async throws {
        let output = try await ChildProcess.run("true", input: [UInt8](repeating: 1, count: 4 << 20))
        #expect(output.status.isSuccess)
    }

    @Test func `what a program started is gone after its deadline`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "scrim-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        await #expect(throws: ChildProcessError.deadlinePassed) {
            try await shell(
                "sleep 100 & echo $! > \"$1\"; wait", [file.path], limits: .init(wall: .milliseconds(500)))
        }
        try await expectGone(file)
    }

    @Test func `what a program leaves in its group ends with it`() async throws {
        let output = try await shell("sleep 100 & echo $!")
        let process = try #require(pid_t(String(decoding: output.output, as: UTF8.self).dropLast()))
        try await expectGone(process)
    }

    @Test func `to cancel the task kills the program`() async throws {
        let task = Task { try await shell("while :; do sleep 1; done") }
        task.cancel()
        await #expect(throws: ChildProcessError.cancelled) { try await task.value }
    }

    @Test func `too much output kills the program`() async {
        await #expect(throws: ChildProcessError.tooMuchOutput) {
            try await shell("while :; do echo yes; done", limits: .init(outputBytes: 100_000))
        }
    }

    @Test func `errors beyond the first are let go`() async throws {
        let output = try await shell("head -c 1000000 /dev/zero >&2")
        #expect(output.errorOutput.count == 64 << 10)
        #expect(output.status.isSuccess)
    }

    @Test func `a program can't use more of the processor than it may`() async throws {
        let output = try await shell("while :; do :; done", limits: .init(wall: .seconds(60), cpuSeconds: 1))
        #expect(output.status == .signalled(SIGXCPU) || output.status == .signalled(SIGKILL))
    }

    @Test func `a program can't have more memory than it may`() async throws {
        let script = "x=$(head -c 200000000 /dev/zero | tr '\\0' a); echo ${#x}"
        let output = try await shell(script, limits: .init(addressSpaceBytes: 64 << 20))
        #expect(output.output != Array("200000000\n".utf8))
    }

    @Test func `many programs run side by side`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let output = try await ChildProcess.run("cat", input: Array("\(number)".utf8))
                    return output.output == Array("\(number)".utf8)
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }

    private func expectGone(_ file: URL) async throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        try await expectGone(try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))))
    }

    /// Waits until the system has put the process away: whoever inherits it reaps it in time of its own.
    private func expectGone(_ process: pid_t) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while isAlive(process), ContinuousClock.now < deadline { await Task.yield() }
        #expect(!isAlive(process))
    }

    private func isAlive(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }
}
