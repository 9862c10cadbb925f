import Geometry
import ViewKit

/// The nested groups of an SVG document while it is written.
struct SVGBody {
  let painting: Painting
  private(set) var text = ""
  /// The clips, in the order of their first use.
  private(set) var clips: [Rect] = []
  private(set) var images = SVGImages()
  private var seen: Set<Rect> = []
  private var groups = PaintGroups()
  /// Whether each group opened an element.
  private var isOpen: [Bool] = []

  init(_ painting: Painting) { self.painting = painting }

  /// Appends an item to the group of its parent.
  mutating func append(_ item: DisplayItem) {
    let change = groups.enter(item)
    for _ in 0..<change.closed { closeGroup() }
    let node = item.accessibility
    var attributes = ""
    if let clip = change.clip { attributes += clipAttribute(clip) }
    if let opacity = change.opacity { attributes += " opacity=\"" + FixedPoint.text(opacity) + "\"" }
    attributes += accessibility(node)
    let opens = !attributes.utf8.isEmpty
    if opens { text += indentation + "<g" + attributes + ">\n" }
    isOpen.append(opens)
    if node.role != .none {
      let name = node.label.utf8.isEmpty ? item.text : node.label
      if !name.utf8.isEmpty { text += indentation + "<title>" + XMLText.escape(name) + "</title>\n" }
    }
    for operation in painting.operations(for: item) { text += indentation + element(operation) + "\n" }
  }

  private mutating func element(_ operation: PaintOperation) -> String {
    switch operation {
    case .fill(let shape, let color): return SVGShapes.fill(shape, color)
    case .stroke(let shape, let stroke, let color): return SVGShapes.stroke(shape, stroke, color)
    case .image(let image): return images.element(image)
    case .text(let line):
      guard let clip = line.clip else { return SVGTextLine.elements(line) }
      return "<g" + clipAttribute(clip) + ">" + SVGTextLine.elements(line) + "</g>"
    }
  }

  /// Closes all groups.
  mutating func close() {
    while !isOpen.isEmpty { closeGroup() }
  }

  /// Returns the identifier of a clip. It contains the frame, so that several pictures on one page cannot use each
  /// other's clips.
  static func name(_ clip: Rect) -> String {
    "clip_" + FixedPoint.text(clip.minX) + "_" + FixedPoint.text(clip.minY) + "_" + FixedPoint.text(clip.width) + "_"
      + FixedPoint.text(clip.height)
  }

  private var indentation: String {
    var spaces = ""
    for each in isOpen where each { spaces += "  " }
    return spaces
  }

  private mutating func closeGroup() {
    guard isOpen.popLast() == true else { return }
    text += indentation + "</g>\n"
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
