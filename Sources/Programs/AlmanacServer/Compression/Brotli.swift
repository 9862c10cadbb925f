import CBrotli
import NIOCore

/// Compresses with Brotli (RFC 7932), using the system's library.
final class Brotli: Compressor, @unchecked Sendable {
  /// The size of the output buffer, in bytes.
  private static let piece = 65_536

  private let encoder: OpaquePointer

  /// Creates a compressor; `nil` if out of memory.
  init?(_ effort: CompressionEffort) {
    guard let encoder = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
    self.encoder = encoder
    let quality: UInt32
    // The base-2 logarithm of the distance of back references, which also determines the memory per response.
    let window: UInt32
    switch effort {
    case .little: (quality, window) = (4, 18)
    case .much: (quality, window) = (9, 22)
    }
    BrotliEncoderSetParameter(encoder, BROTLI_PARAM_QUALITY, quality)
    BrotliEncoderSetParameter(encoder, BROTLI_PARAM_LGWIN, window)
  }

  deinit { BrotliEncoderDestroyInstance(encoder) }

  func compress(_ buffer: ByteBuffer, isEnd: Bool) -> ByteBuffer {
    var output = ByteBuffer()
    buffer.withUnsafeReadableBytes { input in
      var rest = input.count
      var next = input.bindMemory(to: UInt8.self).baseAddress
      repeat {
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.piece) { space in
          var free = space.count
          var end = space.bindMemory(to: UInt8.self).baseAddress
          BrotliEncoderCompressStream(
            encoder, isEnd ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS, &rest, &next, &free, &end, nil)
          return space.count - free
        }
      } while rest > 0 || BrotliEncoderHasMoreOutput(encoder) != 0
    }
    return output
  }
}
