#if Pictures
  import CCairo
  public import Almanac

  /// Writes display lists as PNG pictures.
  ///
  ///     let fonts = try FontSet()
  ///     let bytes = try PictureWriter(fonts: fonts).png(
  ///       window.displayList(), size: size, scale: 2, painting: painting, title: "November 2026")
  ///
  /// Equal lists give identical bytes on machines with the same fonts and libraries.
  public struct PictureWriter {
    /// The maximum number of pixels per side.
    package static let sideLimit = 32_767
    /// The maximum number of pixels of a picture.
    package static let areaLimit = 100_000_000

    private let fonts: FontSet

    /// Creates a writer.
    public init(fonts: FontSet) { self.fonts = fonts }

    /// Returns a PNG file.
    /// - Parameters:
    ///   - size: The size of the picture, in points.
    ///   - scale: The number of pixels per point.
    ///   - painting: The colors and the direction.
    ///   - title: The title in the file; left out if empty.
    ///   - language: The language of the title, such as `en`.
    ///   - backgrounds: Colors whose fills are left transparent; none, the default, for an opaque picture.
    public func png(
      _ list: DisplayList, size: Size, scale: Double = 1, painting: Painting, title: String = "",
      language: String = "en", without backgrounds: [Color] = []
    ) throws(PictureError) -> [UInt8] {
      try FontLock.locked { () throws(PictureError) in
        try draw(list, size, scale, painting, title, language, backgrounds)
      }
    }

    private func draw(
      _ list: DisplayList, _ size: Size, _ scale: Double, _ painting: Painting, _ title: String, _ language: String,
      _ backgrounds: [Color]
    ) throws(PictureError) -> [UInt8] {
      let (width, height) = try PictureWriter.pixels(size, scale: scale)
      let format = backgrounds.isEmpty ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)!
      defer { cairo_destroy(cairo) }
      var list = list
      for index in list.items.indices {
        if let fill = list.items[index].layer.fill, backgrounds.contains(fill) { list.items[index].layer.fill = nil }
      }
      if backgrounds.isEmpty {
        let ground: Double = painting.appearance == .light ? 1 : 0
        cairo_set_source_rgb(cairo, ground, ground, ground)
        cairo_paint(cairo)
      }
      cairo_scale(cairo, scale, scale)
      CairoPainter(cairo, fonts: fonts, hasPixels: true).paint(list, painting)
      cairo_surface_flush(surface)
      try PictureWriter.check(cairo_status(cairo))
      try PictureWriter.check(cairo_surface_status(surface))
      guard let pixels = cairo_image_surface_get_data(surface) else { throw .library("the picture has no pixels") }
      return try PNGEncoder.encode(
        pixels, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)),
        isOpaque: backgrounds.isEmpty, pixelsPerMetre: Int((96 * scale / 0.0254).rounded()),
        title: CairoText.visible(title), language: language)
    }

    /// Returns the pixels of a picture, at least one per side.
    static func pixels(_ size: Size, scale: Double) throws(PictureError) -> (width: Int, height: Int) {
      func side(_ length: Double) throws(PictureError) -> Int {
        let pixels = (length * scale).rounded(.up)
        guard pixels >= 1 else { return 1 }
        let count = pixels < 1e15 ? Int(pixels) : Int(1e15)
        guard count <= sideLimit else { throw .side(pixels: count, limit: sideLimit) }
        return count
      }
      let (width, height) = (try side(size.width), try side(size.height))
      guard width * height <= areaLimit else { throw .area(pixels: width * height, limit: areaLimit) }
      return (width, height)
    }

    static func check(_ status: cairo_status_t) throws(PictureError) {
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw .library(String(cString: cairo_status_to_string(status)))
    }
  }
#endif
