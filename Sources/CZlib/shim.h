#ifndef SCRIM_CZLIB_SHIM_H
#define SCRIM_CZLIB_SHIM_H

#include <zlib.h>

#endif
