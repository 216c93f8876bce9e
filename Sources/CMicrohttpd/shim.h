#ifndef SCRIM_CMICROHTTPD_SHIM_H
#define SCRIM_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

#endif
