import NIOCore

/// Compression of one content, piece by piece. Each is used by one task.
protocol Compressor: Sendable {
  /// Returns what can be sent after `buffer`, which may be nothing; with `isEnd`, everything.
  func compress(_ buffer: ByteBuffer, isEnd: Bool) -> ByteBuffer
}

/// The effort of compression.
enum CompressionEffort {
  /// Answers, which are made anew each time.
  case little
  /// Files, which are compressed once.
  case much
}
