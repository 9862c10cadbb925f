#if Pictures
  package import Almanac
  import CCairo

  /// The pixels of a picture.
  package final class Pixels {
    /// The surface that has them.
    package let surface: OpaquePointer
    private let width: Int
    private let height: Int

    /// Creates a black picture.
    package init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))!
    }

    deinit { cairo_surface_destroy(surface) }

    /// Fills the picture with rows of pixels, each with blue, green, red and a byte without meaning.
    package func fill(_ body: (_ rows: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
      cairo_surface_flush(surface)
      body(cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
    }

    /// The color at a point; none outside.
    package subscript(point: Point) -> RGBA {
      let (x, y) = (Int(point.x), Int(point.y))
      cairo_surface_flush(surface)
      guard x >= 0, y >= 0, x < width, y < height, let data = cairo_image_surface_get_data(surface) else {
        return RGBA(0, opacity: 0)
      }
      let row = data + y * Int(cairo_image_surface_get_stride(surface)) + 4 * x
      return RGBA(UInt32(row[2]) << 16 | UInt32(row[1]) << 8 | UInt32(row[0]))
    }
  }
#endif
