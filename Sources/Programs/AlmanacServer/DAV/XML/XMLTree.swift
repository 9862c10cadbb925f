import HTTPTypes
import Hummingbird
import NIOCore

/// Reads the body of a request as an XML element.
enum XMLTree {
  /// Builds elements from the events of a reader.
  private final class Builder {
    var open: [DAVElement] = []
    var root: DAVElement?

    func add(_ event: XMLEvent) {
      switch event {
      case .start(let name, let attributes): open.append(DAVElement(name, attributes: attributes))
      case .text(let text):
        guard !open.isEmpty else { return }
        // Expat sends a text in several parts.
        if case .text(var whole)? = open[open.count - 1].content.last {
          // Removed first, so that adding a part does not copy all others.
          open[open.count - 1].content.removeLast()
          whole += text
          open[open.count - 1].content.append(.text(whole))
        } else {
          open[open.count - 1].content.append(.text(text))
        }
      case .end:
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
      }
    }
  }

  /// Returns the root of a document.
  static func read(_ bytes: ByteBuffer, limits: XMLReader.Limits = .init()) throws(XMLProblem) -> DAVElement {
    let builder = Builder()
    let reader = XMLReader(limits: limits) { builder.add($0) }
    try reader.read(bytes.readableBytesView)
    try reader.finish()
    return builder.root ?? DAVElement(PropertyName(namespace: "", name: ""))
  }

  /// Returns the root of the body of a request, which is parsed while it arrives; `nil` for an empty body.
  static func body(of request: Request) async throws -> DAVElement? {
    let builder = Builder()
    let reader = XMLReader { builder.add($0) }
    var isEmpty = true
    do {
      for try await piece in request.body where piece.readableBytes > 0 {
        isEmpty = false
        try reader.read(piece.readableBytesView)
      }
      if isEmpty { return nil }
      try reader.finish()
    } catch let problem as XMLProblem {
      throw DAVError(.badRequest, message: "line \(problem.line): \(problem.reason)")
    } catch {
      throw DAVError(.badRequest, message: "the body cannot be read")
    }
    return builder.root
  }
}
