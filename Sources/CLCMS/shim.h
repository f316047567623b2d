#include <lcms2.h>

/* Swift does not see macros that compute. */
static const cmsUInt32Number CLCMS_RGBA_8 = TYPE_RGBA_8;
static const cmsUInt32Number CLCMS_RGBA_16 = TYPE_RGBA_16;
static const cmsUInt32Number CLCMS_INVERTED_CMYK_8 = TYPE_CMYK_8_REV;
