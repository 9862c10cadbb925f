import CalendarLayout
import Geometry
import ViewKit

/// Where the hours and the days meet: the number of the week, the names of zones if there are two, and a name for the
/// all-day lane.
final class TimelineCornerView: View {
  private let week = View()
  private let zone = View()
  private let secondZone = View()
  private let allDay = View()

  init() {
    super.init(traits: [])
    for view in [week, zone, secondZone, allDay] { addSubview(view) }
  }

  struct Content: Equatable {
    var week: String
    var zone: String
    var secondZone: String
    var allDay: String
  }

  /// The frame of the view is the corner, lane included.
  ///
  /// - Parameters:
  ///   - nameHeight: of the row of days.
  ///   - inner: the width of the hours of the display zone, at the columns.
  func show(_ content: Content, nameHeight: Double, inner: Double, plan: TimelinePlan, style: CalendarStyle) {
    let area = frame.size
    let isRightToLeft = plan.direction == .rightToLeft
    func place(
      _ view: View, _ text: String, x: Double, y: Double, width: Double, height: Double, inset: Double? = nil
    ) {
      let rect = Rect(x: x, y: y, width: max(0, width - (inset ?? plan.metrics.labelInset)), height: height)
      view.frame = isRightToLeft ? rect.mirrored(in: area.width) : rect
      view.text = text
      view.isHidden = text.utf8.isEmpty || area.width == 0
      view.layer = Layer(textColor: .role(CalendarRole.ink2), textStyle: style.type.hour)
    }
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .bottom, lineColor: .role(CalendarRole.hairline))
    let hasZones = !content.secondZone.utf8.isEmpty
    place(week, hasZones ? "" : content.week, x: 0, y: 0, width: area.width, height: nameHeight)
    place(secondZone, content.secondZone, x: 0, y: 0, width: area.width - inner, height: nameHeight)
    place(zone, content.zone, x: area.width - inner, y: 0, width: inner, height: nameHeight)
    place(
      allDay, area.height > nameHeight ? content.allDay : "", x: 0, y: nameHeight + plan.metrics.laneInset,
      width: area.width, height: plan.metrics.laneBarHeight, inset: 4)
    week.layer.textColor = .role(CalendarRole.ink3)
    secondZone.layer.textColor = .role(CalendarRole.ink3)
  }
}
