#ifndef SCRIM_CLIBPQ_SHIM_H
#define SCRIM_CLIBPQ_SHIM_H

#include <libpq-fe.h>

#endif
