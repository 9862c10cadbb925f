import Foundation
import RawClient

extension ServerProcess {
  /// An answer of the program.
  struct Answer {
    var status: Int
    /// The value of `ETag`.
    var tag: String?
    var body: String
  }

  /// Sends a request on a connection of its own, with the key of the server.
  ///
  /// - Parameter line: the method and the path.
  func answer(_ line: String, headers: [String] = [], body: String = "") async throws -> Answer {
    try await answer(line, key: token, headers: headers, body: body)
  }

  /// Sends a request on a connection of its own.
  func answer(_ line: String, key: String?, headers: [String] = [], body: String = "") async throws -> Answer {
    let connection = try RawConnection(port: port)
    var head = [line + " HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
    if let key { head.append("Authorization: Bearer \(key)") }
    head += headers
    if !body.isEmpty { head.append("Content-Length: \(body.utf8.count)") }
    await connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    var answer = Answer(status: 0, tag: nil, body: "")
    while let line = try await connection.line(), !line.isEmpty {
      if answer.status == 0 { answer.status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1 }
      if line.lowercased().hasPrefix("etag:") { answer.tag = line.dropFirst(5).trimmingCharacters(in: .whitespaces) }
    }
    answer.body = String(decoding: try await connection.rest(), as: UTF8.self)
    return answer
  }
}
