#ifndef SCRIM_CMICROHTTPD_SHIM_H
#define SCRIM_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

/* Variadic functions, which Swift cannot call, and macros with casts, which it cannot see. */

typedef void *(*scrim_mhd_target_callback)(void *context, const char *target, struct MHD_Connection *connection);
typedef size_t (*scrim_mhd_unescape_callback)(void *context, struct MHD_Connection *connection, char *text);

struct scrim_mhd_settings {
    MHD_socket listener;
    unsigned int connection_limit;
    unsigned int idle_seconds;
    size_t pool_bytes;
    MHD_AccessHandlerCallback access;
    scrim_mhd_target_callback begin;
    scrim_mhd_unescape_callback unescape;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connected;
    void *context;
};

/* A daemon without a thread, on a socket that listens already. The application looks at what a client sends itself,
   so the library's own strictness, which answers in HTML, is off. */
static inline struct MHD_Daemon *scrim_mhd_start(const struct scrim_mhd_settings *settings) {
    void *context = settings->context;
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, settings->access, context,
        MHD_OPTION_LISTEN_SOCKET, settings->listener,
        MHD_OPTION_CONNECTION_LIMIT, settings->connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->pool_bytes,
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
        MHD_OPTION_URI_LOG_CALLBACK, settings->begin, context,
        MHD_OPTION_UNESCAPE_CALLBACK, settings->unescape, context,
        MHD_OPTION_NOTIFY_COMPLETED, settings->completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, settings->connected, context,
        MHD_OPTION_END);
}

static inline int scrim_mhd_poller(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

static inline unsigned int scrim_mhd_connections(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info ? info->num_connections : 0;
}

static inline int scrim_mhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *scrim_mhd_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

static inline void *scrim_mhd_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/* How many bytes the request line and the header fields took. */
static inline size_t scrim_mhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/* No chunks, and the connection closes afterwards. */
static inline void scrim_mhd_answer_like_http10(struct MHD_Response *response) {
    MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

static const uint64_t scrim_mhd_size_unknown = MHD_SIZE_UNKNOWN;
static const ssize_t scrim_mhd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t scrim_mhd_end_with_error = MHD_CONTENT_READER_END_WITH_ERROR;

#endif
