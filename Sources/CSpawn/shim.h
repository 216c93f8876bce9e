#ifndef SCRIM_CSPAWN_SHIM_H
#define SCRIM_CSPAWN_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* glibc declares these under _GNU_SOURCE alone, which would make fd_set another type than Swift's own. */
static inline int scrim_pipe(int ends[2]) {
    extern int pipe2(int ends[2], int flags);
    return pipe2(ends, O_CLOEXEC);
}
static inline int scrim_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
    extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
static inline int scrim_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path) {
    extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

/* Variadic in C, which Swift can't call. */
static inline int scrim_pidfd_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
static inline int scrim_make_nonblocking(int descriptor) { return fcntl(descriptor, F_SETFL, O_NONBLOCK); }

/* Macros with arguments. */
static inline int scrim_exited(int status) { return WIFEXITED(status); }
static inline int scrim_exit_code(int status) { return WEXITSTATUS(status); }
static inline int scrim_signal(int status) { return WTERMSIG(status); }

#endif
