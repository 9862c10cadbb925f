import Foundation
import SystemServices

/// A client of a WebSocket (RFC 6455) on this machine.
final class WebSocket: Sendable {
  private let socket: Int32
  /// Frames are written one after the other.
  private let writing = Lock(())

  init(port: UInt16, path: String) throws(BrowserError) {
    socket = Loopback.socket()
    guard Loopback.connect(socket, port: port) else { throw .notStarted("no WebSocket at port \(port)") }
    let key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    write(
      Array(
        """
        GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r
        Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: 13\r\n\r\n
        """.utf8))
    var answer: [UInt8] = []
    while !answer.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = read(1) { answer += byte }
    guard answer.starts(with: "HTTP/1.1 101".utf8) else {
      throw .notStarted(String(decoding: answer.prefix(200), as: UTF8.self))
    }
  }

  deinit { Foundation.close(socket) }

  /// Ends the connection: `receive` returns `nil`.
  func close() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Sends a text.
  func send(_ text: Data) { send(1, Array(text)) }

  /// Waits for the next text; `nil` when the connection has ended.
  func receive() -> Data? {
    var message = Data()
    while let head = read(2) {
      var count = Int(head[1] & 0x7F)
      if count >= 126 {
        guard let bytes = read(count == 126 ? 2 : 8) else { return nil }
        count = bytes.reduce(0) { $0 << 8 | Int($1) }
      }
      guard let payload = read(count) else { return nil }
      switch head[0] & 0xF {
      case 8: return nil
      case 9: send(10, payload)
      case 10: break
      default:
        message += payload
        if head[0] & 0x80 != 0 { return message }
      }
    }
    return nil
  }

  /// Sends a frame, masked as those of clients are.
  private func send(_ operation: UInt8, _ payload: [UInt8]) {
    var frame: [UInt8] = [0x80 | operation]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536: frame += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: frame += [0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    frame += mask
    for (index, byte) in payload.enumerated() { frame.append(byte ^ mask[index & 3]) }
    write(frame)
  }

  private func write(_ bytes: [UInt8]) {
    writing.withLock { _ in
      var start = 0
      while start < bytes.count {
        let written = bytes[start...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Self.quiet) }
        if written <= 0 { return }
        start += written
      }
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let got = bytes[start...].withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
      if got <= 0 { return nil }
      start += got
    }
    return bytes
  }

  #if canImport(Darwin)
    private static let quiet: Int32 = 0
  #else
    /// No signal when the other side has closed.
    private static let quiet = Int32(MSG_NOSIGNAL)
  #endif
}
