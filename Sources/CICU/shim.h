#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
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

static inline UBreakIterator *_Nullable cicu_open_breaks(
    UBreakIteratorType type, const char *_Nonnull locale, UErrorCode *_Nonnull status
) {
    return ubrk_open(type, locale, NULL, 0, status);
}

static inline void cicu_close_breaks(UBreakIterator *_Nonnull breaks) {
    ubrk_close(breaks);
}

static inline void cicu_set_text(
    UBreakIterator *_Nonnull breaks, const UChar *_Nullable text, int32_t length, UErrorCode *_Nonnull status
) {
    ubrk_setText(breaks, text, length, status);
}

/* The next boundary, or a negative number where there is none. */
static inline int32_t cicu_next_break(UBreakIterator *_Nonnull breaks) {
    return ubrk_next(breaks);
}

/* What kind of span ends at the boundary that was found last: one of UWordBreak or ULineBreakTag. */
static inline int32_t cicu_break_kind(UBreakIterator *_Nonnull breaks) {
    return ubrk_getRuleStatus(breaks);
}

static inline UScriptCode cicu_script(UChar32 scalar) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(scalar, &status);
}
