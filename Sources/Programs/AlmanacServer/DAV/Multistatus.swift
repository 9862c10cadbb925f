import HTTPTypes
import Hummingbird
import NIOCore

/// A response about several resources (RFC 4918, 13), written in pieces while it is sent.
struct Multistatus {
  /// The minimum size of a piece, in bytes.
  private static let piece = 65_536

  private var xml = XMLWriter()
  private let isMinimal: Bool
  private let sink: any ResponseBodyWriter

  private init(to sink: any ResponseBodyWriter, isMinimal: Bool) {
    self.sink = sink
    self.isMinimal = isMinimal
    xml.begin(.dav("multistatus"))
  }

  /// Returns a response whose resources `body` adds. Errors that may become other responses have to be thrown before.
  static func response(
    isMinimal: Bool, _ body: @escaping @Sendable (inout Multistatus) async throws -> Void
  ) -> Response {
    Response(
      status: .multiStatus, headers: [.contentType: "application/xml; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        var status = Multistatus(to: writer, isMinimal: isMinimal)
        try await body(&status)
        status.xml.close(.dav("multistatus"))
        try await status.send()
        try await writer.finish(nil)
      })
  }

  private mutating func send() async throws {
    var sink = sink
    try await sink.write(ByteBuffer(string: xml.take()))
  }

  private mutating func sendPiece() async throws {
    if xml.text.utf8.count >= Self.piece { try await send() }
  }

  /// Adds a resource with its properties.
  mutating func add(_ resource: ResourceProperties) async throws {
    write(resource)
    try await sendPiece()
  }

  /// Adds a resource with a status alone.
  mutating func add(_ path: String, status: HTTPResponse.Status, error: PropertyName? = nil) async throws {
    xml.open(.dav("response"))
    xml.write(.dav("href"), text: path)
    write(status)
    if let error { xml.write(DAVElement(.dav("error"), [.element(error)])) }
    xml.close(.dav("response"))
    try await sendPiece()
  }

  /// Adds a resource with a status for each property.
  mutating func add(
    _ path: String, properties: [(names: [PropertyName], status: HTTPResponse.Status, error: PropertyName?)]
  ) async throws {
    xml.open(.dav("response"))
    xml.write(.dav("href"), text: path)
    for group in properties where !group.names.isEmpty {
      xml.open(.dav("propstat"))
      xml.write(DAVElement(.dav("prop"), group.names.map { .element($0) }))
      write(group.status)
      if let error = group.error { xml.write(DAVElement(.dav("error"), [.element(error)])) }
      xml.close(.dav("propstat"))
    }
    xml.close(.dav("response"))
    try await sendPiece()
  }

  /// Adds an element after the resources.
  mutating func add(_ name: PropertyName, text: String) { xml.write(name, text: text) }

  private mutating func write(_ resource: ResourceProperties) {
    xml.open(.dav("response"))
    xml.write(.dav("href"), text: resource.path)
    let hasMissing = !resource.missing.isEmpty && !isMinimal
    if !resource.found.isEmpty || !hasMissing {
      xml.open(.dav("propstat"))
      xml.open(.dav("prop"))
      for (name, value) in resource.found {
        switch value {
        case .nodes(let nodes): xml.write(DAVElement(name, nodes))
        case .stored(let text): xml.write(raw: text)
        }
      }
      xml.close(.dav("prop"))
      write(.ok)
      xml.close(.dav("propstat"))
    }
    if hasMissing {
      xml.open(.dav("propstat"))
      xml.write(DAVElement(.dav("prop"), resource.missing.map { .element($0) }))
      write(.notFound)
      xml.close(.dav("propstat"))
    }
    xml.close(.dav("response"))
  }

  private mutating func write(_ status: HTTPResponse.Status) {
    xml.write(.dav("status"), text: "HTTP/1.1 \(status.code) \(status.reasonPhrase)")
  }
}
