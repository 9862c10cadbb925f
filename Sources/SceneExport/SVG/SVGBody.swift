import Geometry
import ViewKit

/// The nested groups of an SVG document under construction.
struct SVGBody {
  private struct Group {
    var depth: Int
    var clip: Rect?
    var opacity: Double
    /// Whether an element was opened for the group.
    var isOpen: Bool
  }

  let shapes: SVGShapes
  private(set) var text = ""
  /// The clips in use, in the order of their first use.
  private(set) var clips: [Rect] = []
  private var seen: Set<Rect> = []
  private(set) var images: SVGImages
  private var groups: [Group] = []

  init(shapes: SVGShapes) {
    self.shapes = shapes
    images = SVGImages(shapes: shapes)
  }

  /// Appends an item to the group of its parent.
  mutating func append(_ item: DisplayItem) {
    while let last = groups.last, last.depth >= item.depth { closeGroup() }
    let node = item.accessibility
    var attributes = ""
    var clip = groups.last?.clip
    if item.clip != clip, let new = item.clip {
      clip = new
      attributes += clipAttribute(new)
    }
    let outer = groups.last?.opacity ?? 1
    if item.opacity != outer, outer > 0 {
      attributes += " opacity=\"" + FixedPoint.text(item.opacity / outer) + "\""
    }
    attributes += accessibility(node)
    let isOpen = !attributes.utf8.isEmpty
    if isOpen { text += indentation + "<g" + attributes + ">\n" }
    groups.append(Group(depth: item.depth, clip: clip, opacity: item.opacity, isOpen: isOpen))
    if node.role != .none {
      let name = node.label.utf8.isEmpty ? item.text : node.label
      if !name.utf8.isEmpty { text += indentation + "<title>" + XMLText.escape(name) + "</title>\n" }
    }
    text += shapes.elements(item.layer, frame: item.frame, indentation: indentation)
    if let image = item.image {
      text += images.element(image, layer: item.layer, frame: item.frame, indentation: indentation)
    }
    appendText(item)
  }

  /// Closes all groups.
  mutating func close() {
    while !groups.isEmpty { closeGroup() }
  }

  /// Returns the identifier of a clip. It contains the frame, so that several pictures in one page cannot use each
  /// other's clips.
  static func name(_ clip: Rect) -> String {
    "clip_" + FixedPoint.text(clip.minX) + "_" + FixedPoint.text(clip.minY) + "_" + FixedPoint.text(clip.width) + "_"
      + FixedPoint.text(clip.height)
  }

  private var indentation: String {
    var spaces = ""
    for group in groups where group.isOpen { spaces += "  " }
    return spaces
  }

  private mutating func closeGroup() {
    guard let last = groups.popLast(), last.isOpen else { return }
    text += indentation + "</g>\n"
  }

  private mutating func appendText(_ item: DisplayItem) {
    if let style = item.layer.textStyle, style.wraps || style.keepsLineBreaks { return appendLines(item) }
    guard let line = SVGTextLine(shapes: shapes).element(item) else { return }
    guard let clip = line.clip else {
      text += indentation + line.text + "\n"
      return
    }
    text += indentation + "<g" + clipAttribute(clip) + ">" + line.text + "</g>\n"
  }

  /// Appends a text of several lines, each as a text of its own.
  private mutating func appendLines(_ item: DisplayItem) {
    guard var style = item.layer.textStyle else { return }
    let isCut = !style.wraps
    style.wraps = false
    style.keepsLineBreaks = false
    let box = item.frame.inset(by: item.layer.textInsets, direction: shapes.direction)
    var line = item
    line.layer.textStyle = style
    line.layer.textInsets = .zero
    let lines =
      isCut
      ? item.text.utf8.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      : TextWidthEstimate.lines(of: item.text, width: box.width, style: style)
    for (index, text) in lines.enumerated() {
      line.text = text
      line.frame = Rect(
        x: box.minX, y: box.minY + Double(index) * style.lineHeight, width: box.width, height: style.lineHeight)
      appendText(line)
    }
  }

  private mutating func clipAttribute(_ clip: Rect) -> String {
    if seen.insert(clip).inserted { clips.append(clip) }
    return " clip-path=\"url(#" + SVGBody.name(clip) + ")\""
  }

  private func accessibility(_ node: AccessibilityNode) -> String {
    guard node.role != .none else { return "" }
    var text = " role=\"" + node.role.ariaName + "\""
    if node.rowIndex > 0 { text += " aria-rowindex=\"" + FixedPoint.integer(Int64(node.rowIndex)) + "\"" }
    if node.columnIndex > 0 { text += " aria-colindex=\"" + FixedPoint.integer(Int64(node.columnIndex)) + "\"" }
    if node.states.contains(.selectable) || node.states.contains(.selected) {
      text += node.states.contains(.selected) ? " aria-selected=\"true\"" : " aria-selected=\"false\""
    }
    if node.states.contains(.current) { text += " aria-current=\"date\"" }
    if node.states.contains(.disabled) { text += " aria-disabled=\"true\"" }
    if node.states.contains(.pressed) { text += " aria-pressed=\"true\"" }
    return text
  }
}
