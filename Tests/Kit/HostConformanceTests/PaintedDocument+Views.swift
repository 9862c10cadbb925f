import Almanac
import HostConformance

extension PaintedDocument {
  /// Changes views to what the document shows: frames and fills of shapes, texts with their type and side, images.
  ///
  /// Elements have no numbers of views. They follow each other as the operations do, so one that is missing or too much
  /// is an error. A view that paints nothing keeps what it has.
  func read(_ list: DisplayList, _ painting: Painting, into views: inout [ViewID: ShownView]) throws {
    var rest = elements[...]
    for item in list.items {
      guard var view = views[item.id] else { continue }
      let hasFill = view.look.fill != nil
      var (isFirst, lines, hasImage): (Bool, [Element], Bool) = (true, [], false)
      for operation in painting.operations(for: item) {
        if case .text(let line) = operation, line.shadow != nil { _ = rest.popFirst() }
        guard let element = rest.popFirst(), Self.kind(of: element) == Self.kind(of: operation) else {
          throw PaintingFault(description: "view \(item.id.rawValue) is not painted as \(operation)")
        }
        switch operation {
        case .fill where isFirst && hasFill: element.readFill(of: item, into: &view)
        case .image: hasImage = true
        case .text: lines.append(element)
        case .fill, .stroke: break
        }
        isFirst = false
      }
      view.hasImage = view.hasImage && hasImage
      if let line = lines.first {
        view.text = Self.text(lines.map(\.text), view.text, item.layer.textStyle)
        line.readType(of: item, into: &view)
      }
      views[item.id] = view
    }
    guard rest.isEmpty else { throw PaintingFault(description: "\(rest.count) elements are of no view") }
  }

  private enum Kind { case fill, stroke, image, text }

  private static func kind(of operation: PaintOperation) -> Kind {
    switch operation {
    case .fill: .fill
    case .stroke: .stroke
    case .image: .image
    case .text: .text
    }
  }

  private static func kind(of element: Element) -> Kind {
    if element.name == "text" { return .text }
    let isImage = element.name == "image" || element.attributes["role"] == "img"
    if isImage || element.attributes["aria-hidden"] != nil { return .image }
    return element.attributes["stroke"] != nil ? .stroke : .fill
  }

  /// Returns the text of a view if the lines show it, in full or up to an ellipsis; else what the lines show.
  private static func text(_ lines: [String], _ whole: String, _ style: TextStyle?) -> String {
    func letters(_ text: String) -> String {
      let letters = text.filter { !$0.isWhitespace }
      return style?.isUppercase == true ? letters.uppercased() : letters
    }
    var shown = letters(lines.joined())
    let isCut = shown.hasSuffix("…")
    if isCut { shown.removeLast() }
    let expected = letters(whole)
    return shown == expected || isCut && expected.hasPrefix(shown) ? whole : lines.joined(separator: "\n")
  }
}

extension PaintedDocument.Element {
  fileprivate func readFill(of item: DisplayItem, into view: inout ShownView) {
    view.look.fill = color("fill")
    view.opacity = opacity
    guard item.layer.outline == .none else { return }
    let limit = min(item.frame.width, item.frame.height) / 2
    /// Radii are limited by the size.
    func radius(_ radius: Double, _ whole: Double) -> Double { abs(radius - min(whole, limit)) < 0.01 ? whole : radius }
    if name == "rect" {
      view.frame = rect
      view.look.leftRadius = radius(number("rx"), view.look.leftRadius)
      view.look.rightRadius = radius(number("rx"), view.look.rightRadius)
    } else if points.count > 1 {
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      view.frame = Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
      view.look.leftRadius = radius(points[0].x - left, view.look.leftRadius)
      view.look.rightRadius = radius(view.frame.maxX - points[1].x, view.look.rightRadius)
    }
    clip(&view)
  }

  fileprivate func readType(of item: DisplayItem, into view: inout ShownView) {
    if view.look.fill == nil {
      view.opacity = opacity
      clip(&view)
    }
    view.look.textColor = color("fill")
    view.look.textSize = number("font-size")
    view.look.weight = attributes["font-weight"].flatMap(Int.init) ?? Int(TextStyle.Weight.regular.rawValue)
    let startsRight = attributes["direction"] == "rtl"
    switch attributes["text-anchor"] {
    case "middle": view.look.side = .center
    case "end": view.look.side = startsRight ? .left : .right
    default: view.look.side = startsRight ? .right : .left
    }
  }

  private func clip(_ view: inout ShownView) {
    let part = clips.reduce(view.frame) { $0.intersection($1) }
    view.visible = part.isEmpty ? nil : part
  }
}
