import Foundation

/// Serves a folder on a free loopback port, like a server of static files: without an API, under a strict security policy.
final class StaticServer: Sendable {
  let port: Int
  private let listener: Int32

  init(folder: URL) throws {
    let listener = socket(AF_INET, Self.stream, 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    guard isListening, listen(listener, 16) == 0 else { throw CocoaError(.fileReadUnknown) }
    var length = size
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(listener, $0, &length) }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        Self.answer(FileHandle(fileDescriptor: client, closeOnDealloc: true), from: folder)
      }
    }
  }

  /// Ends the thread, whose `accept` fails then.
  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func answer(_ client: FileHandle, from folder: URL) {
    var request = Data()
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let piece = client.availableData
      if piece.isEmpty { return }
      request += piece
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "GET" || words[0] == "HEAD" else {
      return write(status: "405 Method Not Allowed", type: "text/plain", Data(), to: client)
    }
    var path = String(words[1].prefix { $0 != "?" })
    if path.hasSuffix("/") { path += "index.html" }
    guard !path.contains(".."), let body = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
      return write(status: "404 Not Found", type: "text/plain", Data("not found\n".utf8), to: client)
    }
    write(status: "200 OK", type: type(of: path), body, to: client, sendsBody: words[0] == "GET")
  }

  private static func write(
    status: String, type: String, _ body: Data, to client: FileHandle, sendsBody: Bool = true
  ) {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      // For frames without an origin.
      + "Access-Control-Allow-Origin: *\r\nContent-Security-Policy: \(policy)\r\nConnection: close\r\n\r\n"
    try? client.write(contentsOf: Data(head.utf8) + (sendsBody ? body : Data()))
    try? client.close()
  }

  /// The strictest policy that the element works with. Pages of the tests also have frames, feeds with an address of their data,
  /// and files that they save.
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "connect-src 'self' data:; img-src 'self' data: blob:; frame-src 'self' data: blob:; require-trusted-types-for 'script'"

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last ?? "" {
    case "html": "text/html"
    case "js": "text/javascript"
    case "css": "text/css"
    case "wasm": "application/wasm"
    default: "application/octet-stream"
    }
  }
}
