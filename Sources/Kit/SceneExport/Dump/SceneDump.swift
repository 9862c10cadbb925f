import Geometry
public import ViewKit

/// Writes display lists as text that people can read and tests can compare.
///
///     print(SceneDump.text(window.displayList(), palette: palette))
public enum SceneDump {
  /// The order of views with the same parent.
  public enum Order: UInt8, Sendable {
    /// By position, from the top and then from the left. Two windows that display the same have the same dump,
    /// regardless of the order in which their views were created.
    case place
    /// By painting order, from back to front.
    case paint
  }

  /// Returns one line per item, indented by its depth: role, name, states, text, frame in the window rounded to half
  /// points, and appearance. View identifiers are omitted. With a palette, color roles are written by name.
  public static func text(_ list: DisplayList, palette: Palette? = nil, order: Order = .place) -> String {
    let items = list.items
    var index = 0
    var text = ""
    while index < items.count {
      for branch in branches(items, &index, order, LayerText(palette: palette)) { text += branch.lines }
    }
    return text
  }

  /// An item and its descendants.
  private struct Branch {
    var frame: Rect
    var lines: String
  }

  /// Returns the items from `index` on that have the same depth as the first of them, with their descendants.
  private static func branches(
    _ items: [DisplayItem], _ index: inout Int, _ order: Order, _ layers: LayerText
  ) -> [Branch] {
    let depth = items[index].depth
    var result: [Branch] = []
    while index < items.count, items[index].depth == depth {
      let item = items[index]
      index += 1
      var lines = line(item, layers)
      while index < items.count, items[index].depth > depth {
        for branch in branches(items, &index, order, layers) { lines += branch.lines }
      }
      result.append(Branch(frame: item.frame, lines: lines))
    }
    if order == .place { result.sort(by: isBefore) }
    return result
  }

  private static func isBefore(_ a: Branch, _ b: Branch) -> Bool {
    if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
    if a.frame.minX != b.frame.minX { return a.frame.minX < b.frame.minX }
    return a.lines.utf8.lexicographicallyPrecedes(b.lines.utf8)
  }

  private static func line(_ item: DisplayItem, _ layers: LayerText) -> String {
    var line = ""
    for _ in 0..<item.depth { line += "  " }
    let node = item.accessibility
    line += node.role == .none ? "view" : node.role.ariaName
    if node.rowIndex != 0 || node.columnIndex != 0 {
      line += " " + FixedPoint.integer(Int64(node.rowIndex)) + ":" + FixedPoint.integer(Int64(node.columnIndex))
    }
    if !node.label.utf8.isEmpty { line += " " + Quoted.text(node.label) }
    let states = node.states.names
    if !states.isEmpty { line += " (" + joined(states) + ")" }
    if !item.text.utf8.isEmpty { line += " text " + Quoted.text(item.text) }
    line += " " + rect(item.frame)
    if let clip = item.clip, !covers(clip, item.frame) { line += " in " + rect(clip) }
    line += layers.text(item.layer)
    if let image = item.image { line += layers.text(image) }
    if item.opacity != 1 { line += " opacity " + FixedPoint.text(item.opacity, decimals: 2) }
    return line + "\n"
  }

  private static func covers(_ clip: Rect, _ frame: Rect) -> Bool {
    frame.minX >= clip.minX && frame.minY >= clip.minY && frame.maxX <= clip.maxX && frame.maxY <= clip.maxY
  }

  private static func rect(_ rect: Rect) -> String {
    half(rect.minX) + "," + half(rect.minY) + " " + half(rect.width) + "x" + half(rect.height)
  }

  private static func half(_ value: Double) -> String { FixedPoint.text((value * 2).rounded() / 2, decimals: 1) }

  private static func joined(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() { text += index == 0 ? name : ", " + name }
    return text
  }
}
