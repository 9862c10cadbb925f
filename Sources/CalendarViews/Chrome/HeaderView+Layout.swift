import Geometry
import ViewKit

/// Where the parts of a title bar stand.
extension HeaderView {
  /// The height of a title bar at a level: in a narrow calendar, the switch has a line of its own.
  static func height(width: Double, _ configuration: CalendarConfiguration, _ level: ZoomLevel) -> Double {
    guard configuration.showsHeader else { return 0 }
    let metrics = configuration.style.header
    let hasSwitch = configuration.headerControls.contains(.levels) && configuration.shownLevels.count > 1
    let menu = metrics.includesWeekdayMenu && level == .month ? configuration.weekdayMenuHeight : 0
    return max(0, metrics.height - menu)
      + (width < compactWidth && hasSwitch ? metrics.buttonHeight + metrics.buttonGap * 2 : 0)
  }

  /// The height that suits the bar, in points; that of its style.
  public var preferredHeight: Double { metrics.height }

  /// The title; its look is set in every update.
  var titleView: View { title }

  /// In reading order.
  var elementViews: [View] {
    guard !isHidden else { return [] }
    return [self] + (accessory.map { [$0] } ?? []) + [title] + switcher.elementViews + [previous, today, next]
      + columnLabels
  }

  var isCompact: Bool { frame.width < HeaderView.compactWidth }
  var isCentered: Bool { metrics.arrangement == .centered }

  func layOut() {
    let hasColumns = content?.columns.isEmpty == false
    let columnHeight = hasColumns ? min(HeaderView.columnHeight, frame.height) : 0
    columns?.frame = Rect(x: 0, y: frame.height - columnHeight, width: frame.width, height: columnHeight)
    let below = hasColumns ? (isCentered ? HeaderView.titleInset : HeaderView.columnHeight) : 0
    let bar = max(0, frame.height - below)
    let height = min(metrics.buttonHeight, bar)
    let hasLine = isCompact && !switcher.isHidden
    let line = hasLine ? max(0, bar - height - metrics.buttonGap * 2) : bar
    let y = ((line - height) / 2).rounded()
    if isCentered {
      layOutCentered(line: line, height: height, y: y, hasLine: hasLine)
    } else {
      layOutLeading(line: line, height: height, y: y, hasLine: hasLine)
    }
    if hasLine { place(switcher, Rect(x: margin, y: line, width: max(0, frame.width - 2 * margin), height: height)) }
  }

  private func layOutLeading(line: Double, height: Double, y: Double, hasLine: Bool) {
    let widths = [height, HeaderView.width(of: today.text), height]
    var x = frame.width - margin
    for (view, width) in zip([next, today, previous], widths) where !view.isHidden {
      x -= width
      place(view, Rect(x: x, y: y, width: width, height: height))
      x -= metrics.buttonGap
    }
    if !hasLine { x = placeSwitcher(before: x, y: y, height: height) }
    let start = placeAccessory(at: margin, y: y, height: height)
    place(title, Rect(x: start, y: 0, width: max(0, x - start), height: line))
  }

  /// Arrows are squares as high as the title, up to what a finger needs.
  private func layOutCentered(line: Double, height: Double, y: Double, hasLine: Bool) {
    let side = min(line, HeaderView.arrowLimit)
    let top = ((line - side) / 2).rounded()
    place(previous, Rect(x: 0, y: top, width: side, height: side))
    place(next, Rect(x: frame.width - side, y: top, width: side, height: side))
    let start = placeAccessory(at: side, y: y, height: height)
    var x = frame.width - side
    if !today.isHidden {
      let width = HeaderView.width(of: today.text)
      x -= width + metrics.buttonGap
      place(today, Rect(x: x, y: y, width: width, height: height))
    }
    if !hasLine { x = placeSwitcher(before: x, y: y, height: height) }
    // In the middle of the bar, or of what is left where that would be little.
    let half = min(frame.width / 2 - start, x - frame.width / 2)
    let isMiddle = half * 2 >= min(HeaderView.leastTitle, x - start)
    place(
      title,
      isMiddle
        ? Rect(x: frame.width / 2 - half, y: 0, width: 2 * half, height: line)
        : Rect(x: start, y: 0, width: max(0, x - start), height: line))
  }

  /// Returns where the room for the title ends.
  private func placeSwitcher(before end: Double, y: Double, height: Double) -> Double {
    let wanted = switcher.wantedWidth
    guard wanted > 0 else { return end }
    let x = end - wanted - metrics.buttonGap
    place(switcher, Rect(x: x, y: y, width: wanted, height: height))
    return x - metrics.buttonGap
  }

  /// Returns where the room for the title begins.
  private func placeAccessory(at start: Double, y: Double, height: Double) -> Double {
    guard let accessory, !accessory.isHidden else { return start }
    place(accessory, Rect(x: start, y: y, width: height, height: height))
    return start + height + 2 * metrics.buttonGap
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = content?.direction == .rightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  private var metrics: HeaderMetrics { (content ?? given)?.style.header ?? HeaderMetrics() }
  private var margin: Double { metrics.margin(width: frame.width) }

  /// From the number of characters alone, so that every host gives the same frames.
  private static func width(of text: String) -> Double {
    max(56, Double(text.unicodeScalars.count) * 8 + 24)
  }

  /// Narrower, the title and all buttons do not fit into one line.
  static let compactWidth = 560.0
  /// Narrower, the switch shows first letters.
  static let switchWidth = 840.0
  /// Of the row of column titles.
  private static let columnHeight = 16.0
  /// What a title in the middle leaves to column titles.
  private static let titleInset = 10.0
  /// Of an arrow at the edge.
  private static let arrowLimit = 44.0
  /// The least width of a title in the middle of the bar.
  private static let leastTitle = 120.0
}
