import Foundation

/// Sockets of this machine.
enum Loopback {
  /// A new TCP socket, which programs that are started later do not inherit.
  static func socket() -> Int32 { Foundation.socket(AF_INET, stream, 0) }

  /// Returns whether the socket is connected to a port now.
  static func connect(_ socket: Int32, port: UInt16) -> Bool {
    withAddress(port) { Foundation.connect(socket, $0, $1) == 0 }
  }

  /// Returns a port that no program listened at just now.
  static func freePort() throws(BrowserError) -> UInt16 {
    let socket = socket()
    defer { close(socket) }
    guard withAddress(0, { bind(socket, $0, $1) == 0 }) else { throw .notStarted("there is no free port") }
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withAddress(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
  #endif
}
