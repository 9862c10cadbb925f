import NIOCore

/// Compresses one content, piece by piece. Each compressor is used by one task.
protocol Compressor: Sendable {
  /// Returns the output that is available after `buffer`, possibly empty; with `isEnd`, all remaining output.
  func compress(_ buffer: ByteBuffer, isEnd: Bool) -> ByteBuffer
}

/// The effort of compression.
enum CompressionEffort {
  /// Low effort, for responses, which are generated each time.
  case little
  /// High effort, for files, which are compressed once.
  case much
}
