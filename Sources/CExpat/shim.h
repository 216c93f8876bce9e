#pragma once
#include <expat.h>

/* XML_GetUserData is a macro with a cast, which Swift cannot see. */
static inline void *_Nullable cexpat_user_data(XML_Parser _Nonnull parser) {
    return XML_GetUserData(parser);
}
