import Geometry

/// Reads the size of an image from the start of its file. Accepts any bytes, and takes time linear in the bytes that it
/// skips.
///
/// Sources: PNG 11.2.1; GIF89a 18; JPEG ITU T.81, B.1 and B.2.2; WebP RFC 9649, 2.5 to 2.7, and RFC 6386, 9.1.
struct ImageHeader {
  let bytes: [UInt8]

  /// Returns the width and height in pixels; `nil` for SVG, which has no pixels.
  func size(_ format: ImageFormat) throws(ImageError) -> Size? {
    let found: (width: UInt32, height: UInt32)?
    switch format {
    case .svg: return nil
    case .png: found = has("IHDR", at: 12) ? pair(big(16, 4), big(20, 4)) : nil
    case .gif: found = pair(little(6, 2), little(8, 2))
    case .jpeg: found = jpegSize
    case .webp: found = webPSize
    }
    guard let found, found.width > 0, found.height > 0 else { throw .damagedHeader(format) }
    guard UInt64(found.width) * UInt64(found.height) <= UInt64(ImageSource.pixelLimit) else { throw .tooLarge }
    return Size(width: Double(found.width), height: Double(found.height))
  }

  /// Returns whether the bytes at `start` equal `wanted`.
  func has(_ wanted: [UInt8], at start: Int) -> Bool {
    guard start + wanted.count <= bytes.count else { return false }
    for index in wanted.indices where bytes[start + index] != wanted[index] { return false }
    return true
  }

  /// Returns whether the bytes at `start` equal the UTF-8 bytes of `wanted`.
  func has(_ wanted: String, at start: Int) -> Bool { has(Array(wanted.utf8), at: start) }

  /// Whether the root element is `svg`, after a byte order mark, white space, declarations and comments.
  var isSVG: Bool {
    var offset = has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
    while offset < bytes.count {
      if bytes[offset] == 0x20 || 9...13 ~= bytes[offset] {
        offset += 1
        continue
      }
      guard bytes[offset] == UInt8(ascii: "<"), offset + 1 < bytes.count else { return false }
      guard bytes[offset + 1] == UInt8(ascii: "?") || bytes[offset + 1] == UInt8(ascii: "!") else {
        guard has("<svg", at: offset), offset + 4 < bytes.count else { return false }
        let next = bytes[offset + 4]
        return next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
      }
      let isComment = has("<!--", at: offset)
      offset += isComment ? 4 : 2
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") || isComment && !has("--", at: offset - 2) {
        offset += 1
      }
      offset += 1
    }
    return false
  }

  /// The size in the frame header of a JPEG file, found by skipping the segments before it.
  private var jpegSize: (width: UInt32, height: UInt32)? {
    var offset = 2
    while offset + 1 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      switch marker {
      case 0xFF: offset += 1
      // Markers without a length.
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return pair(big(offset + 7, 2), big(offset + 5, 2))
      // The end of the image, or pixels before a frame header.
      case 0x00, 0xD8...0xDA: return nil
      default:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + Int(length)
      }
    }
    return nil
  }

  private var webPSize: (width: UInt32, height: UInt32)? {
    if has("VP8X", at: 12) {
      return pair(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    }
    if has("VP8L", at: 12), has([0x2F], at: 20), let bits = little(21, 4) {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23) {
      return pair(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
    }
    return nil
  }

  private func pair(_ width: UInt32?, _ height: UInt32?) -> (width: UInt32, height: UInt32)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// Returns a big-endian number of up to four bytes; `nil` beyond the end.
  private func big(_ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start + count { value = value << 8 | UInt32(bytes[index]) }
    return value
  }

  /// Returns a little-endian number of up to four bytes; `nil` beyond the end.
  private func little(_ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in (start..<start + count).reversed() { value = value << 8 | UInt32(bytes[index]) }
    return value
  }
}
