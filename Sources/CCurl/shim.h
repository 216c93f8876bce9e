#pragma once
/* The type checks are macros around the variadic functions, for options that are constants. */
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <pthread.h>

/* Swift calls no variadic functions: one for each type that options and infos have. */

static inline CURLcode scrim_curl_set_long(CURL *_Nonnull handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode scrim_curl_set_offset(CURL *_Nonnull handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode scrim_curl_set_string(CURL *_Nonnull handle, CURLoption option, const char *_Nonnull value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode scrim_curl_set_pointer(CURL *_Nonnull handle, CURLoption option, const void *_Nullable value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode scrim_curl_set_write(
    CURL *_Nonnull handle, CURLoption option,
    size_t (*_Nonnull function)(char *_Nullable, size_t, size_t, void *_Nullable)
) {
    return curl_easy_setopt(handle, option, function);
}

static inline CURLcode scrim_curl_set_progress(
    CURL *_Nonnull handle,
    int (*_Nonnull function)(void *_Nullable, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
) {
    return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, function);
}

static inline CURLcode scrim_curl_get_long(CURL *_Nonnull handle, CURLINFO info, long *_Nonnull value) {
    return curl_easy_getinfo(handle, info, value);
}

/* A macro with a shift. */
static inline CURLcode scrim_curl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

/* A thread that nobody joins. In Swift, pthread's types differ from system to system. */
static inline int scrim_start_thread(void *_Nullable (*_Nonnull body)(void *_Nullable), void *_Nonnull context) {
    pthread_t thread;
    int status = pthread_create(&thread, NULL, body, context);
    if (status == 0) pthread_detach(thread);
    return status;
}
