/* What a server on libmicrohttpd costs at least: one thread, the same options and the same kind of loop as Scrim's, and
   200 bytes of JSON that nobody computes. Prints its port, and serves until it's killed. */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>

static struct MHD_Response *hello;

static void *begin(void *context, const char *target, struct MHD_Connection *connection) {
    (void)context, (void)target, (void)connection;
    static int request;
    return &request;
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **request) {
    (void)context, (void)url, (void)method, (void)version, (void)data;
    /* The first call comes before the body is read; a response would close the connection. */
    static int second;
    if (*request != &second || *size != 0) {
        *request = &second;
        *size = 0;
        return MHD_YES;
    }
    return MHD_queue_response(connection, 200, hello);
}

static int listen_on_loopback(unsigned short *port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, 1024) != 0 ||
        getsockname(listener, (struct sockaddr *)&address, &length) != 0)
        return -1;
    *port = ntohs(address.sin_port);
    return listener;
}

int main(void) {
    char body[201];
    memset(body, 'x', sizeof body - 1);
    memcpy(body, "{\"text\":\"", 9);
    memcpy(body + 198, "\"}", 3);
    signal(SIGPIPE, SIG_IGN);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);

    unsigned short port = 0;
    int listener = listen_on_loopback(&port);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, NULL, MHD_OPTION_LISTEN_SOCKET, listener,
        MHD_OPTION_CONNECTION_LIMIT, 2000u, MHD_OPTION_CONNECTION_TIMEOUT, 75u, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)(32 * 1024), MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_URI_LOG_CALLBACK, begin, NULL,
        MHD_OPTION_END);
    int poller = epoll_create1(EPOLL_CLOEXEC);
    if (listener < 0 || daemon == NULL || poller < 0) return 1;
    struct epoll_event event = {.events = EPOLLIN};
    epoll_ctl(poller, EPOLL_CTL_ADD, MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd, &event);
    hello = MHD_create_response_from_buffer(200, body, MHD_RESPMEM_PERSISTENT);
    MHD_add_response_header(hello, "Content-Type", "application/json");
    printf("%d\n", port);
    fflush(stdout);
    for (;;) {
        MHD_UNSIGNED_LONG_LONG wait = 0;
        int timeout = MHD_get_timeout(daemon, &wait) == MHD_YES ? (int)wait : -1;
        epoll_wait(poller, &event, 1, timeout);
        MHD_run(daemon);
    }
}
