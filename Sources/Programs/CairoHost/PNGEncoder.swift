#if Pictures
  import CCairo

  /// Encodes pixels as PNG. Equal pixels give identical bytes: fixed compression level, a single filter, no time stamp.
  ///
  /// Cairo's own encoder chooses a filter for each row, which takes longer than drawing and does not help with flat
  /// colors.
  struct PNGEncoder {
    private static let level: Int32 = 6
    private static let signature: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
    private var bytes = signature

    /// Returns the PNG file of an image.
    /// - Parameters:
    ///   - pixels: Rows of blue, green, red, and opacity, `stride` bytes each. Colors are premultiplied by the opacity.
    ///   - isOpaque: Whether to ignore the opacity and not write it.
    ///   - pixelsPerMetre: The physical resolution.
    ///   - title: The title in the file; left out if empty.
    ///   - language: The language of the title.
    static func encode(
      _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool, pixelsPerMetre: Int,
      title: String, language: String
    ) throws(PictureError) -> [UInt8] {
      var encoder = PNGEncoder()
      if !isOpaque { divide(pixels, count: height * stride / 4) }
      // Red, green, and blue, with or without opacity.
      encoder.chunk("IHDR", number(width) + number(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
      encoder.chunk("sRGB", [0])
      encoder.chunk("pHYs", number(pixelsPerMetre) + number(pixelsPerMetre) + [1])
      if !title.isEmpty {
        encoder.chunk("iTXt", Array("Title\0\0\0\(language)\0\0\(title)".utf8))
      }
      encoder.chunk(
        "IDAT", try compressed(rows(pixels, width: width, height: height, stride: stride, isOpaque: isOpaque)))
      encoder.chunk("IEND", [])
      return encoder.bytes
    }

    /// Divides colors by their opacity, as PNG requires.
    private static func divide(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
      for index in 0..<count {
        let pixel = pixels + 4 * index
        let opacity = Int(pixel[3])
        guard opacity > 0, opacity < 255 else { continue }
        for channel in 0..<3 { pixel[channel] = UInt8(min(255, (Int(pixel[channel]) * 255 + opacity / 2) / opacity)) }
      }
    }

    /// Returns the rows as differences from the row above (filter 2).
    private static func rows(
      _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, isOpaque: Bool
    ) -> [UInt8] {
      let size = isOpaque ? 3 : 4
      let length = 1 + size * width
      return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
        guard var to = buffer.baseAddress else { return }
        for y in 0..<height {
          let row = pixels + y * stride
          let above = y > 0 ? row - stride : nil
          to[0] = 2
          to += 1
          for x in 0..<width {
            let from = row + 4 * x
            if let above {
              let up = above + 4 * x
              to[0] = from[2] &- up[2]
              to[1] = from[1] &- up[1]
              to[2] = from[0] &- up[0]
              if !isOpaque { to[3] = from[3] &- up[3] }
            } else {
              to[0] = from[2]
              to[1] = from[1]
              to[2] = from[0]
              if !isOpaque { to[3] = from[3] }
            }
            to += size
          }
        }
        count = length * height
      }
    }

    private static func compressed(_ rows: [UInt8]) throws(PictureError) -> [UInt8] {
      var length = compressBound(uLong(rows.count))
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
        status = compress2(buffer.baseAddress, &length, rows, uLong(rows.count), level)
        count = status == Z_OK ? Int(length) : 0
      }
      guard status == Z_OK else { throw .library("there is not enough memory to compress the picture") }
      return result
    }

    private mutating func chunk(_ name: String, _ content: [UInt8]) {
      bytes += PNGEncoder.number(content.count)
      let start = bytes.count
      bytes += Array(name.utf8)
      bytes += content
      let sum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress! + start, uInt(4 + content.count)) }
      bytes += PNGEncoder.number(Int(sum))
    }

    private static func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
  }
#endif
