internal import CSpawn
internal import Glibc

/// One run of a program.
struct Command: Sendable {
    var program: String
    var arguments: [String]
    var input: [UInt8]
    var environment: [String: String]
    var directory: String?
    var limits: ChildProcess.Limits

    /// Runs it on the calling thread, which must be one of its own.
    func perform(alarm: Alarm) -> Result<ChildProcess.Output, ChildProcessError> {
        blockBrokenPipeSignal()
        do throws(ChildProcessError) {
            let path = try locate()
            var child = try launch(words: limited(path))
            return .success(try child.supervise(alarm: alarm))
        } catch {
            return .failure(error)
        }
    }

    /// The program's path. It is looked for here, for a shell that sets limits would only exit with 127.
    private func locate() throws(ChildProcessError) -> String {
        let texts = arguments + environment.map { "\($0.key)=\($0.value)" } + [program, directory ?? ""]
        guard !program.isEmpty, !texts.contains(where: { $0.utf8.contains(0) }) else {
            throw .noSuchProgram(program)
        }
        if program.contains("/") {
            guard isProgram(program) else { throw .noSuchProgram(program) }
            return program
        }
        for folder in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") {
            let path = "\(folder)/\(program)"
            if isProgram(path) { return path }
        }
        throw .noSuchProgram(program)
    }

    private func isProgram(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// The words to run: posix_spawn sets no limits, but a shell that becomes the program does.
    private func limited(_ path: String) -> [String] {
        var settings = ["ulimit -c 0"]
        if let seconds = limits.cpuSeconds { settings.append("ulimit -t \(max(1, seconds))") }
        if let bytes = limits.addressSpaceBytes { settings.append("ulimit -v \(max(1, bytes / 1024))") }
        guard settings.count > 1 else { return [path] + arguments }
        return ["/bin/sh", "-c", settings.joined(separator: " && ") + " && exec \"$@\"", "sh", path] + arguments
    }

    private func launch(words: [String]) throws(ChildProcessError) -> RunningChild {
        guard let feed = Pipe(), let output = Pipe(), let errors = Pipe() else {
            throw .cannotStart(number: Errno.current)
        }
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0, unsafe posix_spawnattr_init(&attributes) == 0 else {
            throw .cannotStart(number: ENOMEM)
        }
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, feed.reading.number, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output.writing.number, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing.number, 2)
        unsafe scrim_spawn_close_from(&actions, 3)
        if let directory { unsafe scrim_spawn_change_directory(&actions, directory) }

        var (none, defaults) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&none)
        unsafe sigemptyset(&defaults)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGCHLD] { unsafe sigaddset(&defaults, signal) }
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

        var process: pid_t = 0
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        let status = unsafe withCStrings(words) { words in
            unsafe withCStrings(variables) { variables in
                guard let first = unsafe words[0] else { return ENOMEM }
                return unsafe posix_spawn(&process, first, &actions, &attributes, words, variables)
            }
        }
        guard status == 0 else { throw status == ENOENT ? .noSuchProgram(program) : .cannotStart(number: status) }
        return RunningChild(
            process: process, input: feed.writing, output: output.reading, errors: errors.reading, bytes: input,
            limits: limits)
    }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Value>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
    var pointers = unsafe texts.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer {
        unsafe pointers.forEach { unsafe free($0) }
    }
    return unsafe body(pointers)
}

/// To write to a program that reads no more gives EPIPE then, and doesn't end this process.
private func blockBrokenPipeSignal() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
}
