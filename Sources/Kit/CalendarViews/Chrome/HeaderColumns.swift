import Geometry
import ViewKit

/// The row of column titles at the bottom of a title bar. All have the same width in pixels.
final class HeaderColumns: View {
  /// The views of the titles, from the leading edge. They are replaced only if their number changes.
  private(set) var labels: [View] = []
  private var direction = LayoutDirection.leftToRight

  /// Updates the titles, their style and their direction.
  func update(_ titles: [String], style: CalendarStyle, direction: LayoutDirection) {
    if titles.count != labels.count { rebuild(titles.count) }
    self.direction = direction
    isHidden = titles.isEmpty
    accessibility.role = .row
    var type = style.type.weekdayMenu
    type.alignment = .center
    for (column, label) in labels.enumerated() {
      label.text = titles[column]
      label.accessibility.role = .columnHeader
      label.accessibility.columnIndex = column + 1
      label.layer = Layer(textColor: style.menu.ink, textStyle: type, textShadow: style.menu.shadow)
    }
    setNeedsLayout()
  }

  /// Returns the column at a distance from the left edge, in points.
  func column(at x: Double) -> Int? {
    guard !labels.isEmpty, frame.width > 0, 0..<frame.width ~= x else { return nil }
    let column = min(labels.count - 1, Int(x / frame.width * Double(labels.count)))
    return direction == .leftToRight ? column : labels.count - 1 - column
  }

  override func layoutSubviews() {
    let pixels = PixelGrid(scale: window?.scale ?? 1)
    func edge(_ column: Int) -> Double { pixels.snap(frame.width * Double(column) / Double(labels.count)) }
    for (column, label) in labels.enumerated() {
      let rect = Rect(x: edge(column), y: 0, width: edge(column + 1) - edge(column), height: frame.height)
      label.frame = direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
    }
  }

  private func rebuild(_ count: Int) {
    for label in labels { label.removeFromSuperview() }
    labels = (0..<count).map { _ in View() }
    for label in labels {
      label.partName = .weekday
      addSubview(label)
    }
  }
}
