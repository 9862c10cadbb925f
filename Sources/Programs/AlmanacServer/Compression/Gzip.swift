import CZlib
import NIOCore

/// Compresses with gzip (RFC 1952), using zlib.
final class Gzip: Compressor, @unchecked Sendable {
  /// The size of the output buffer, in bytes.
  private static let piece = 65_536
  /// The maximum window of 32 KB, plus 16 to select the gzip format instead of zlib's.
  private static let windowBits: Int32 = 15 + 16

  private let stream: UnsafeMutablePointer<z_stream>

  /// Creates a compressor; `nil` if out of memory.
  init?(_ effort: CompressionEffort) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let level: Int32 = effort == .much ? 6 : 1
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, Self.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  func compress(_ buffer: ByteBuffer, isEnd: Bool) -> ByteBuffer {
    var output = ByteBuffer()
    buffer.withUnsafeReadableBytes { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.piece) { space in
          stream.pointee.next_out = space.bindMemory(to: UInt8.self).baseAddress
          stream.pointee.avail_out = UInt32(space.count)
          deflate(stream, isEnd ? Z_FINISH : Z_NO_FLUSH)
          return space.count - Int(stream.pointee.avail_out)
        }
        // If the buffer is full, there may be more output.
      } while stream.pointee.avail_out == 0
    }
    return output
  }
}
