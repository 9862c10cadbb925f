import NIOCore
import Synchronization

/// The compressed contents of files, by their entity tags, so that each is compressed once in a process.
final class CompressedFiles: Sendable {
  /// The files of all sites.
  static let shared = CompressedFiles()

  /// The fewest bytes that are worth it.
  static let least = 1_024

  private let contents = Mutex<[String: ByteBuffer]>([:])

  /// Returns the compressed content of a file; `nil` if it is not there yet, or would be no smaller.
  subscript(tag: String) -> ByteBuffer? {
    contents.withLock { $0[tag] }.flatMap { $0.readableBytes > 0 ? $0 : nil }
  }

  /// Compresses a file, unless that was done before. Takes 50 ms for a megabyte.
  func add(_ content: ByteBuffer, tag: String) {
    guard content.readableBytes >= Self.least, contents.withLock({ $0[tag] }) == nil else { return }
    let compressed = Gzip.compress(content, .much) ?? ByteBuffer()
    let isSmaller = compressed.readableBytes < content.readableBytes
    contents.withLock { $0[tag] = isSmaller ? compressed : ByteBuffer() }
  }
}
