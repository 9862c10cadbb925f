/// Writes XML. Names in the namespaces of `PropertyName.prefixes` have a prefix that the root declares; others declare
/// their own.
struct XMLWriter {
  private(set) var text = ""
  /// Whether names are written without relying on the declarations of a root.
  private let isStandalone: Bool

  init(isStandalone: Bool = false) { self.isStandalone = isStandalone }

  /// Returns an element on its own, to be stored and written elsewhere with `write(raw:)`.
  static func standalone(_ element: DAVElement) -> String {
    var writer = XMLWriter(isStandalone: true)
    writer.write(element)
    return writer.text
  }

  /// Returns and removes what was written.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Begins a document with its root.
  mutating func begin(_ root: PropertyName) {
    text += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<" + Self.prefixed(root)
    for (namespace, prefix) in PropertyName.prefixes { text += " xmlns:\(prefix)=\"\(namespace)\"" }
    text += ">"
  }

  mutating func open(_ name: PropertyName) { text += "<" + Self.prefixed(name) + ">" }

  mutating func close(_ name: PropertyName) { text += "</" + Self.prefixed(name) + ">" }

  mutating func write(_ name: PropertyName, text value: String) {
    open(name)
    escape(value)
    close(name)
  }

  mutating func write(raw: String) { text += raw }

  mutating func write(_ element: DAVElement) {
    var name = element.name.name, declarations = ""
    if let prefix = Self.prefix(of: element.name.namespace), !isStandalone {
      name = prefix + ":" + name
    } else if !element.name.namespace.isEmpty {
      name = "x:" + name
      declarations = " xmlns:x=\"" + Self.escaped(element.name.namespace, inAttribute: true) + "\""
    }
    text += "<" + name + declarations
    for (index, attribute) in element.attributes.sorted(by: { $0.key.name < $1.key.name }).enumerated() {
      write(attribute.key, attribute.value, number: index)
    }
    if element.content.isEmpty {
      text += "/>"
      return
    }
    text += ">"
    for node in element.content {
      switch node {
      case .element(let child): write(child)
      case .text(let value): escape(value)
      }
    }
    text += "</" + name + ">"
  }

  private mutating func write(_ name: PropertyName, _ value: String, number: Int) {
    if name.namespace.isEmpty {
      text += " " + name.name
    } else if name.namespace == "http://www.w3.org/XML/1998/namespace" {
      text += " xml:" + name.name
    } else {
      text += " xmlns:y\(number)=\"" + Self.escaped(name.namespace, inAttribute: true) + "\" y\(number):" + name.name
    }
    text += "=\"" + Self.escaped(value, inAttribute: true) + "\""
  }

  private static func prefix(of namespace: String) -> String? {
    PropertyName.prefixes.first { $0.0 == namespace }?.1
  }

  private static func prefixed(_ name: PropertyName) -> String { (prefix(of: name.namespace) ?? "D") + ":" + name.name }

  private mutating func escape(_ value: String) { text += Self.escaped(value, inAttribute: false) }

  /// Returns a text with references for markup and carriage returns, which readers would otherwise change. XML has no
  /// other control characters, so they become U+FFFD.
  private static func escaped(_ value: String, inAttribute: Bool) -> String {
    var value = value
    return value.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 16)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "&"): result += Array("&amp;".utf8)
        case UInt8(ascii: "<"): result += Array("&lt;".utf8)
        case UInt8(ascii: ">"): result += Array("&gt;".utf8)
        case UInt8(ascii: "\""): result += inAttribute ? Array("&quot;".utf8) : [byte]
        case 13: result += Array("&#13;".utf8)
        case 9, 10: result += inAttribute ? Array("&#\(byte);".utf8) : [byte]
        case 0..<32: result += [0xEF, 0xBF, 0xBD]
        // U+FFFE and U+FFFF.
        case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
          result += [0xEF, 0xBF, 0xBD]
          index += 2
        default: result.append(byte)
        }
        index += 1
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
