import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The corner between hours and days, with the week number, the names of the time zones if there are two, and a label
/// for the all-day lane.
final class TimelineCornerView: View {
  private let week = View()
  private let zone = View()
  private let secondZone = View()
  private let allDay = View()
  /// The second line of a label that does not fit on one line.
  private let allDayEnd = View()

  init() {
    super.init(traits: [])
    for view in [week, zone, secondZone, allDay, allDayEnd] { addSubview(view) }
  }

  struct Content: Equatable {
    /// The number of the week, if it is shown, and a day of it.
    var week: Int?
    var day: DayNumber
    var zone: String
    var secondZone: String
    var allDay: String
  }

  /// Updates the corner. The view's frame is the corner, including the all-day lane.
  ///
  /// - Parameters:
  ///   - nameHeight: the height of the row of days.
  ///   - inner: the width of the hours of the display zone, next to the columns.
  func show(_ content: Content, nameHeight: Double, inner: Double, plan: TimelinePlan, _ context: LevelContext) {
    let style = context.configuration.style
    let number = content.week.map { context.texts.date.number($0) } ?? ""
    let area = frame.size
    let isRightToLeft = plan.direction == .rightToLeft
    func place(
      _ view: View, _ text: String, x: Double, y: Double, width: Double, height: Double, inset: Double? = nil,
      type: TextStyle = style.type.hour
    ) {
      let rect = Rect(x: x, y: y, width: max(0, width - (inset ?? plan.metrics.labelInset)), height: height)
      view.frame = isRightToLeft ? rect.mirrored(in: area.width) : rect
      view.text = text
      view.isHidden = text.utf8.isEmpty || area.width == 0
      view.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type)
    }
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .bottom, lineColor: .role(CalendarRole.hairline))
    let hasZones = !content.secondZone.utf8.isEmpty
    // The names of two zones are below the week number.
    let top = hasZones && content.week != nil ? (nameHeight / 2).rounded() : 0
    place(week, number, x: 0, y: 0, width: area.width, height: top > 0 ? top : nameHeight)
    place(secondZone, content.secondZone, x: 0, y: top, width: area.width - inner, height: nameHeight - top)
    place(zone, content.zone, x: area.width - inner, y: top, width: inner, height: nameHeight - top)
    let room = area.width - 8
    let lines = area.height > nameHeight ? self.lines(content.allDay, style.type.hour, width: room) : []
    var type = style.type.hour
    let wanted = lines.reduce(0) { max($0, TextWidthEstimate.width(of: $1, style: type)) }
    // The text size of a long word is reduced instead of truncating it.
    if wanted > room {
      type.size = max(TimelineCornerView.leastSize, (type.size * room / wanted * 4).rounded(.down) / 4)
    }
    let laneTop = nameHeight + plan.metrics.laneInset
    // Two lines overlap slightly, without cutting off letters.
    let height = lines.count > 1 ? style.type.hour.lineHeight : plan.metrics.laneBarHeight
    for (index, view) in [allDay, allDayEnd].enumerated() {
      let y = lines.count > 1 ? laneTop - 2 + Double(index) * TimelineCornerView.lineDistance : laneTop
      place(
        view, index < lines.count ? lines[index] : "", x: 0, y: y, width: area.width, height: height, inset: 4,
        type: type)
    }
    week.layer.textColor = .role(CalendarRole.tertiaryInk)
    if let shown = content.week {
      context.responder?.willDisplay(label: week, of: number, in: .weekNumber(shown, content.day))
    }
    secondZone.layer.textColor = .role(CalendarRole.tertiaryInk)
  }

  /// Returns a label as one line or, if it is too long, split at the space nearest to its middle.
  private func lines(_ name: String, _ type: TextStyle, width: Double) -> [String] {
    guard TextWidthEstimate.width(of: name, style: type) > width else { return [name] }
    let bytes = Array(name.utf8)
    let spaces = bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }
    guard let cut = spaces.min(by: { abs(2 * $0 - bytes.count) < abs(2 * $1 - bytes.count) }) else { return [name] }
    return [
      String(utf8: bytes[..<cut]), String(utf8: bytes[(cut + 1)...]),
    ]
  }

  private static let lineDistance = 12.0
  /// The minimum text size of the all-day lane's label, in points.
  private static let leastSize = 8.0
}
