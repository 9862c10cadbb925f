import Foundation

/// A server on this machine that answers each connection with given bytes, and then closes it.
package final class RawServer: @unchecked Sendable {
  /// The port.
  package let port: Int
  private let descriptor: Int32
  private let lock = NSLock()
  private var received: [String] = []
  private var isEnded = false

  /// Starts a server.
  ///
  /// - Parameter respond: Returns the response to the head of a request.
  package init(_ respond: @escaping @Sendable (_ request: String) -> String) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &place) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard status else { throw RawConnection.Failure(number: errno) }
    port = Int(UInt16(bigEndian: place.sin_port))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        answer(connection, respond)
      }
    }
  }

  /// The heads of all requests so far.
  package var requests: [String] { lock.withLock { received } }

  /// Stops the server, once.
  package func end() {
    let wasEnded = lock.withLock {
      defer { isEnded = true }
      return isEnded
    }
    if wasEnded { return }
    // Ends the waiting accept.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func answer(_ connection: Int32, _ respond: (String) -> String) {
    defer { close(connection) }
    var head: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return }
      head += piece[..<count]
    }
    let request = String(decoding: head, as: UTF8.self)
    lock.withLock { received.append(request) }
    var bytes = Array(respond(request).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
