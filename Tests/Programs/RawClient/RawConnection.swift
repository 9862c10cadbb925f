import Foundation

/// A connection to a server on this machine, on which bytes are sent and read one by one, as a rude client does.
package final class RawConnection: @unchecked Sendable {
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// The connection could not be made, or nothing came for a minute.
  package struct Failure: Error {
    /// The number of the error.
    package let number: Int32
  }

  /// Connects to a port, from an address of this machine such as 127.0.0.2.
  ///
  /// - Parameter receiveBuffer: the bytes that the system keeps for this side; `nil` for the usual number.
  package init(port: Int, from address: String = "127.0.0.1", receiveBuffer: Int? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer.map({ Int32($0) }) {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    try Self.with(address, port: 0) { bind(descriptor, $0, $1) }
    try Self.with("127.0.0.1", port: port) { connect(descriptor, $0, $1) }
  }

  deinit { close(descriptor) }

  private static func with(
    _ address: String, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(UInt16(port).bigEndian)
    place.sin_addr.s_addr = inet_addr(address)
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    if status != 0 { throw Failure(number: errno) }
  }

  /// Sends a text; returns whether the other side took it.
  @discardableResult
  package func send(_ text: String) async -> Bool {
    await elsewhere { [self] in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        bytes = bytes.dropFirst(count)
      }
      return true
    }
  }

  /// Returns the next line without its end; `nil` when the other side has closed the connection.
  package func line() async throws -> String? {
    try await elsewhere { [self] in
      Result {
        while true {
          if let end = unread.firstIndex(of: 0x0A) {
            let line = unread[..<end]
            unread.removeSubrange(...end)
            return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
          }
          guard try receive() else { return nil }
        }
      }
    }.get()
  }

  /// Returns all bytes until the other side closes the connection, or breaks it.
  package func rest() async throws -> [UInt8] {
    try await elsewhere { [self] in
      Result {
        while try receive() {}
        defer { unread = [] }
        return unread
      }
    }.get()
  }

  /// Reads some bytes; returns false at the end. Throws if nothing came for a minute.
  private func receive() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = recv(descriptor, &bytes, bytes.count, 0)
    // Signals, such as those of children that end, interrupt a call that has a time limit.
    while count < 0, errno == EINTR { count = recv(descriptor, &bytes, bytes.count, 0) }
    if count < 0, errno == EAGAIN { throw Failure(number: errno) }
    unread += bytes.prefix(max(0, count))
    return count > 0
  }

  /// Runs what waits on a thread that tasks do not need.
  private func elsewhere<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
