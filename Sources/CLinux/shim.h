#ifndef SCRIM_CLINUX_SHIM_H
#define SCRIM_CLINUX_SHIM_H

#include <errno.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* The data of an epoll event is a union in a packed structure; these carry the one member that is used. */

static inline int scrim_epoll_control(int poller, int operation, int descriptor, uint32_t events, uint64_t tag) {
    struct epoll_event event = {.events = events, .data = {.u64 = tag}};
    return epoll_ctl(poller, operation, descriptor, &event);
}

static inline uint64_t scrim_epoll_tag(const struct epoll_event *event) { return event->data.u64; }
static inline uint32_t scrim_epoll_events(const struct epoll_event *event) { return event->events; }

/* Enumerators and macros with casts, which Swift sees as other types or not at all. */
static const uint32_t scrim_epoll_in = EPOLLIN;
static const uint32_t scrim_epoll_out = EPOLLOUT;
static const uint32_t scrim_epoll_hang_up = EPOLLRDHUP;
static inline int scrim_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }
static inline int scrim_eventfd_create(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

#endif
