import Foundation

/// System calls for writing files, with their errors as text.
package enum FileOutput {
  /// Writes all bytes to an open file, and waits while a pipe is full.
  package static func append(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(FileWriteError) {
    let all = Array(bytes)
    var start = 0
    while start < all.count {
      let count = all.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + start }, all.count - start) }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var pipe = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&pipe, 1, -1)
      } else if errno != EINTR {
        throw FileWriteError(errno)
      }
    }
  }

  /// Waits until the content of a file is on disk.
  package static func synchronize(_ path: String) throws(FileWriteError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWriteError(errno) }
    defer { close(descriptor) }
    // Some file systems cannot synchronize folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileWriteError(errno) }
  }
}

/// The reason that a file could not be written.
package struct FileWriteError: Error, Equatable, Sendable {
  /// The system's error message, such as "no space left on device".
  package var reason: String

  /// Creates an error from a message.
  package init(reason: String) { self.reason = reason }

  /// Creates an error from a system error number.
  package init(_ number: Int32) { reason = String(cString: strerror(number)).lowercased() }
}
