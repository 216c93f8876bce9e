#ifndef SCRIM_CZLIB_SHIM_H
#define SCRIM_CZLIB_SHIM_H

#include <zlib.h>

/* Macros that pass the size of the structure along, which Swift cannot see. 16 more window bits mean gzip. */

static inline int scrim_inflate_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

static inline int scrim_deflate_start(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

#endif
