import NIOCore
import SystemServices

/// The compressed contents of files, by entity tag, so that each file is compressed once per process.
final class CompressedFiles: Sendable {
  /// The files of all sites.
  static let shared = CompressedFiles()

  /// The minimum size of files worth compressing, in bytes.
  static let least = 1_024

  private let contents = Lock<[ContentCoding: [String: ByteBuffer]]>([:])

  /// Returns the compressed content of a file; `nil` if it is not available yet, or would not be smaller.
  subscript(tag: String, coding: ContentCoding) -> ByteBuffer? {
    contents.withLock { $0[coding]?[tag] }.flatMap { $0.readableBytes > 0 ? $0 : nil }
  }

  /// Compresses a file unless that was done before. One megabyte takes 50 ms with gzip and 500 ms with Brotli.
  func add(_ content: ByteBuffer, tag: String, _ coding: ContentCoding) {
    guard content.readableBytes >= Self.least, contents.withLock({ $0[coding]?[tag] }) == nil else { return }
    let compressed = coding.compress(file: content) ?? ByteBuffer()
    let isSmaller = compressed.readableBytes < content.readableBytes
    contents.withLock { $0[coding, default: [:]][tag] = isSmaller ? compressed : ByteBuffer() }
  }
}
