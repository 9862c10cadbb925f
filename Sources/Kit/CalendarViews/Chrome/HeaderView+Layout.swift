import CalendarText
import Geometry
package import ViewKit

extension HeaderView {
  /// Returns the height of a title bar at a level, in points. In a narrow calendar, the switcher has its own line.
  static func height(width: Double, _ configuration: CalendarConfiguration, _ level: CalendarLevel) -> Double {
    guard configuration.showsHeader else { return 0 }
    let metrics = configuration.style.header
    let hasSwitch = configuration.shownHeaderControls.contains(.levels) && configuration.levels.count > 1
    let menu = metrics.includesWeekdayMenu ? level.weekdayMenuHeight(width: width, configuration) : 0
    return max(0, metrics.height - menu)
      + (width < metrics.compactWidth && hasSwitch ? metrics.buttonHeight + metrics.buttonGap * 2 : 0)
  }

  /// The height of the title bar in its style, in points.
  public var preferredHeight: Double { metrics.height }

  /// The view of the title. Its layer is set in every update.
  package var titleView: View { title }

  /// The parts in reading order.
  var elementViews: [View] {
    guard !isHidden else { return [] }
    let start = [self] + (accessory.map { [$0] } ?? [])
    guard let order = content?.order, !order.isEmpty else {
      return start + [title] + switcher.elementViews + [previous, today, next] + columnLabels
    }
    return start + orderedViews(order).flatMap { $0 === switcher ? switcher.elementViews : [$0] } + columnLabels
  }

  var isCompact: Bool { frame.width < metrics.compactWidth }
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
    if let order = content?.order, !order.isEmpty {
      layOutOrdered(order, line: line, height: height, y: y, hasLine: hasLine)
    } else if isCentered {
      layOutCentered(line: line, height: height, y: y, hasLine: hasLine)
    } else {
      layOutLeading(line: line, height: height, y: y, hasLine: hasLine)
    }
    guard hasLine else { return }
    var room = frame.width - 2 * margin
    if movesToday {
      let width = today.preferredWidth
      setFrame(of: today, Rect(x: margin + room - width, y: line, width: width, height: height))
      room -= width + 2 * metrics.buttonGap
    }
    setFrame(of: switcher, Rect(x: margin, y: line, width: max(0, room), height: height))
  }

  /// Whether the Today button is beside the switcher, because there is no room for it beside the title.
  var movesToday: Bool {
    guard isCompact, !isCentered, let content, content.offersToday, content.levels.count > 1 else { return false }
    let buttons = 2 * metrics.buttonHeight + today.preferredWidth + 3 * metrics.buttonGap
    let start = accessory?.isHidden == false ? metrics.buttonHeight + 2 * metrics.buttonGap : 0
    return endEdge - startEdge - buttons - start < HeaderView.leastShortTitle
  }

  /// The width for text in the switcher, in points. Leaves room for the title and buttons beside it.
  var roomForSwitch: Double {
    if isCompact { return movesToday ? 0 : frame.width - 2 * margin }
    if frame.width >= metrics.switchWidth { return .infinity }
    let todayWidth = content?.offersToday == true ? today.preferredWidth + metrics.buttonGap : 0
    let start = accessory?.isHidden == false ? metrics.buttonHeight + 2 * metrics.buttonGap : 0
    let buttons = 2 * metrics.buttonHeight + todayWidth + 4 * metrics.buttonGap
    // The title of a day is a complete date.
    let title = content?.period == .days(1) ? HeaderView.dateBesideSwitch : HeaderView.titleBesideSwitch
    return endEdge - startEdge - buttons - start - title * (content?.style.type.factor ?? 1)
  }

  private func layOutLeading(line: Double, height: Double, y: Double, hasLine: Bool) {
    let widths = [height, today.preferredWidth, height]
    var x = endEdge
    for (view, width) in zip([next, today, previous], widths) where !view.isHidden && !(movesToday && view === today) {
      x -= width
      setFrame(of: view, Rect(x: x, y: y, width: width, height: height))
      x -= metrics.buttonGap
    }
    if !hasLine { x = layOutSwitcher(before: x, y: y, height: height) }
    let start = layOutAccessory(at: startEdge, y: y, height: height)
    setFrame(of: title, Rect(x: start, y: 0, width: max(0, x - start), height: line))
  }

  /// Arranges the arrows at the edges, as squares as tall as the title but no larger than needed for touch.
  private func layOutCentered(line: Double, height: Double, y: Double, hasLine: Bool) {
    let side = min(line, HeaderView.arrowLimit)
    let top = ((line - side) / 2).rounded()
    setFrame(of: previous, Rect(x: hostSpace.start, y: top, width: side, height: side))
    setFrame(of: next, Rect(x: frame.width - hostSpace.end - side, y: top, width: side, height: side))
    let start = layOutAccessory(at: hostSpace.start + side, y: y, height: height)
    var x = frame.width - hostSpace.end - side
    if !today.isHidden {
      let width = today.preferredWidth
      x -= width + metrics.buttonGap
      setFrame(of: today, Rect(x: x, y: y, width: width, height: height))
    }
    if !hasLine { x = layOutSwitcher(before: x, y: y, height: height) }
    // In the middle of the bar or, if that would leave too little room, of the remaining space.
    let half = min(frame.width / 2 - start, x - frame.width / 2)
    let isMiddle = half * 2 >= min(HeaderView.leastTitle, x - start)
    setFrame(
      of: title,
      isMiddle
        ? Rect(x: frame.width / 2 - half, y: 0, width: 2 * half, height: line)
        : Rect(x: start, y: 0, width: max(0, x - start), height: line))
  }

  /// Sets the frame of the switcher and returns where the space for the title ends.
  private func layOutSwitcher(before end: Double, y: Double, height: Double) -> Double {
    let wanted = switcher.wantedWidth
    guard wanted > 0 else { return end }
    let x = end - wanted - metrics.buttonGap
    setFrame(of: switcher, Rect(x: x, y: y, width: wanted, height: height))
    return x - metrics.buttonGap
  }

  /// Sets the frame of the accessory and returns where the space for the title begins.
  func layOutAccessory(at start: Double, y: Double, height: Double) -> Double {
    guard let accessory, !accessory.isHidden else { return start }
    setFrame(of: accessory, Rect(x: start, y: y, width: height, height: height))
    return start + height + 2 * metrics.buttonGap
  }

  func setFrame(of view: View, _ rect: Rect) {
    view.frame = content?.direction == .rightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  var metrics: HeaderMetrics { content?.style.header ?? baseContent?.style.header ?? HeaderMetrics() }
  /// Where the parts begin, from the leading edge.
  var startEdge: Double {
    @inline(__always) get { hostSpace.start > 0 ? hostSpace.start : margin }
  }
  /// Where the parts end, from the leading edge.
  var endEdge: Double {
    @inline(__always) get { frame.width - (hostSpace.end > 0 ? hostSpace.end : margin) }
  }
  private var margin: Double { metrics.margin(width: frame.width) }

  /// The height of the row of column titles, in points.
  private static let columnHeight = 16.0
  /// The height that a centered title leaves for column titles, in points.
  private static let titleInset = 10.0
  /// The maximum size of an arrow at the edge, in points.
  private static let arrowLimit = 44.0
  /// The width reserved for the title beside a switcher with full names, in points.
  private static let titleBesideSwitch = 220.0
  /// The width reserved for a complete date, in points.
  private static let dateBesideSwitch = 360.0
  /// The width of a shortened title, in points.
  private static let leastShortTitle = 88.0
  /// The minimum width of a centered title, in points.
  private static let leastTitle = 120.0
}
