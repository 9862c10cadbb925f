/// An XML element with its content.
struct DAVElement: Equatable, Sendable {
  /// A part of the content.
  enum Node: Equatable, Sendable {
    case element(DAVElement)
    case text(String)
  }

  var name: PropertyName
  var attributes: [PropertyName: String] = [:]
  var content: [Node] = []

  init(_ name: PropertyName, _ content: [Node] = [], attributes: [PropertyName: String] = [:]) {
    self.name = name
    self.content = content
    self.attributes = attributes
  }

  /// The elements in the content.
  var children: [DAVElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in the content, without elements and surrounding white space.
  var text: String {
    var text = ""
    for case .text(let part) in content { text += part }
    guard let first = text.utf8.firstIndex(where: { $0 > 32 }), let last = text.utf8.lastIndex(where: { $0 > 32 })
    else { return "" }
    return String(text[first...last])
  }

  /// Returns the first child with a name.
  func child(_ name: PropertyName) -> DAVElement? { children.first { $0.name == name } }

  /// Returns the value of an attribute without namespace.
  func attribute(_ name: String) -> String? { attributes[PropertyName(namespace: "", name: name)] }
}

extension DAVElement.Node {
  /// Returns an element with elements and text.
  static func element(_ name: PropertyName, _ content: [DAVElement.Node] = []) -> DAVElement.Node {
    .element(DAVElement(name, content))
  }

  /// Returns an element `DAV:href`.
  static func href(_ path: String) -> DAVElement.Node { .element(.dav("href"), [.text(path)]) }
}
