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

  /// Waits until a program that says nothing when it listens at a port takes a connection there.
  ///
  /// Asks again and again, on a thread of its own that leaves the processor to the program each time; no clock ends the
  /// wait, but the program's end does, or a number of questions that takes most of a minute.
  static func wait(for program: ChildProgram, toListenAt port: UInt16) async throws {
    let isThere = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var left = questions
        while left > 0, !program.hasEnded {
          if takesConnection(port) { return continuation.resume(returning: true) }
          sched_yield()
          left -= 1
        }
        continuation.resume(returning: false)
      }
    }
    if !isThere { throw BrowserError.notStarted("nothing listens at port \(port)") }
  }

  /// Returns whether a program takes a connection at a port, from another address: from its own, a socket may find itself.
  private static func takesConnection(_ port: UInt16) -> Bool {
    let socket = socket()
    defer { close(socket) }
    return withAddress(0, host: 0x7F00_0002) { bind(socket, $0, $1) == 0 } && connect(socket, port: port)
  }

  /// The number of times that a program is asked whether it listens.
  private static let questions = 2_000_000

  private static func withAddress(
    _ port: UInt16, host: UInt32 = 0x7F00_0001, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
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
