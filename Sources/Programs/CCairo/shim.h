// Cairo paints, Pango sets text, fontconfig finds fonts, zlib compresses. The flags come from `pkg-config pangocairo`.
#include <cairo.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <zlib.h>
