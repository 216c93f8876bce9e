#pragma once
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

/* ICU renames every function by a macro to carry its version (unorm2_getNFCInstance_72), and Swift sees no
   macros that rename: each function that we call needs a name of our own. */

static inline const UNormalizer2 *_Nullable cicu_nfc(UErrorCode *_Nonnull status) {
    return unorm2_getNFCInstance(status);
}

static inline const UNormalizer2 *_Nullable cicu_nfkc(UErrorCode *_Nonnull status) {
    return unorm2_getNFKCInstance(status);
}

static inline int32_t cicu_normalize(
    const UNormalizer2 *_Nonnull form, const UChar *_Nullable source, int32_t length, UChar *_Nullable target,
    int32_t capacity, UErrorCode *_Nonnull status
) {
    return unorm2_normalize(form, source, length, target, capacity, status);
}

static inline int32_t cicu_fold_case(
    UChar *_Nullable target, int32_t capacity, const UChar *_Nullable source, int32_t length,
    UErrorCode *_Nonnull status
) {
    return u_strFoldCase(target, capacity, source, length, U_FOLD_CASE_DEFAULT, status);
}
