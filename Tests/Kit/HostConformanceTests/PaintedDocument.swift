import Almanac
import Foundation
import HostConformance

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG document as an XML parser sees it: shapes, images and lines of text, each with the clips and the opacity of the
/// groups around it.
final class PaintedDocument: NSObject, XMLParserDelegate {
  /// A shape, an image or a line of text.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    var clips: [Rect]
    var opacity: Double

    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

    func color(_ name: String) -> RGBA? {
      guard let text = attributes[name], text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else {
        return nil
      }
      let opacity = attributes[name + "-opacity"].flatMap(Double.init) ?? 1
      return RGBA(value, opacity: UInt8((opacity * 255).rounded()))
    }

    var rect: Rect {
      Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    /// The ends of the segments and arcs of a path.
    var points: [Point] {
      (attributes["d"] ?? "").split { "MLAZ".contains($0) }.compactMap { part in
        let numbers = part.split(separator: " ").suffix(2).compactMap { Double($0) }
        return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
      }
    }
  }

  private(set) var elements: [Element] = []
  private var groups: [(clip: Rect?, opacity: Double)] = []
  private var clips: [String: Rect] = [:]
  private var definition: String?
  private var isText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw PaintingFault(description: "no XML: \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(
      name: name, attributes: attributes, clips: groups.compactMap(\.clip),
      opacity: groups.reduce(1) { $0 * $1.opacity })
    switch name {
    case "clipPath": definition = attributes["id"]
    case "g":
      let clip = attributes["clip-path"].map { String($0.dropFirst("url(#".count).dropLast()) }.flatMap { clips[$0] }
      groups.append((clip, attributes["opacity"].flatMap(Double.init) ?? 1))
    case "rect" where definition != nil: clips[definition ?? ""] = element.rect
    case "rect", "path", "image", "text":
      if definition == nil { elements.append(element) }
      isText = name == "text"
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "clipPath" { definition = nil }
    if name == "g" { groups.removeLast() }
    isText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { elements[elements.count - 1].text += string }
  }
}

/// A picture that does not show what a list says, in a way that no view can be blamed for.
struct PaintingFault: Error, CustomStringConvertible {
  var description: String
}
