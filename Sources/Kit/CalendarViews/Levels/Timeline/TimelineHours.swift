import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import TimeZones
import ViewKit

/// The parts of a timeline that do not scroll horizontally: lines, hour labels, and the corner above them.
final class TimelineHours {
  /// The part behind the columns.
  let lines = View(traits: .pinsX)
  /// The part above the columns.
  let gutter = View(traits: .pinsX)
  /// The part above everything else.
  let corner = View(traits: [.pinsX, .pinsY])

  private let linesView = HourLinesView()
  private let gutterView = HourGutterView()
  private let cornerView = TimelineCornerView()
  /// Whether the visible hours are valid for every day without clock changes.
  private var hoursAreCommon = false

  init() {
    lines.addSubview(linesView)
    gutter.addSubview(gutterView)
    corner.addSubview(cornerView)
  }

  /// Updates the hours for a day.
  func layOut(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ reference: Int, isLookStale: Bool
  ) {
    let axis = canvas.content.axis(of: DayNumber(reference))
    let top = canvas.headerHeight
    let isRightToLeft = plan.direction == .rightToLeft
    let width = plan.pixels.snap(plan.viewport.width)
    let gutterX = isRightToLeft ? width - plan.gutterWidth : 0
    layOutCorner(canvas, context, plan, axis, gutterX)
    // Without clock changes and a second time zone, all days have the same hours.
    let isSame = plan.secondZone == nil && (plan.rule == .wallClock || axis.isPlain)
    if isSame, hoursAreCommon, !isLookStale, gutterView.frame.minY == top { return }
    hoursAreCommon = isSame
    let geometry = plan.gutterGeometry(of: axis)
    let height = max(plan.plainHeight, geometry.contentHeight, plan.viewport.height)
    linesView.frame = Rect(
      x: isRightToLeft ? 0 : plan.gutterWidth, y: top, width: width - plan.gutterWidth, height: height)
    linesView.show(geometry.lines(column: 0))
    var items = items(geometry.labels(), plan.zone, axis, context.texts, isSecond: false)
    if let zone = plan.secondZone {
      items += self.items(geometry.secondLabels(in: zone), zone, axis, context.texts, isSecond: true)
    }
    gutterView.frame = Rect(x: gutterX, y: top, width: plan.gutterWidth, height: height)
    gutterView.show(items, context)
  }

  /// Returns the labels of a column of hours. A repeated hour has the name of its time below it.
  private func items(
    _ labels: [TimelineLabel], _ zone: ZoneRules, _ axis: DayAxis, _ texts: CalendarTexts, isSecond: Bool
  ) -> [HourGutterView.Item] {
    var items: [HourGutterView.Item] = []
    for (index, label) in labels.enumerated() {
      var item = HourGutterView.Item(
        frame: label.frame,
        text: texts.format(texts.formats.hour, second: label.hour.secondOfDay) ?? HourText.text(label.hour, texts.date),
        isSecond: isSecond,
        second: label.hour.secondOfDay)
      let hasRoom = index + 1 == labels.count || labels[index + 1].y - label.y >= 2 * label.frame.height
      if label.hour.isAmbiguous, !hasRoom {
        item.text += HourText.zone(label.hour, abbreviation: "", room: 0, texts.date)
      }
      items.append(item)
      guard label.hour.isAmbiguous, hasRoom else { continue }
      let name = zone.localTimeType(at: axis.start + Int64(label.hour.elapsed)).abbreviation
      item.text = HourText.zone(label.hour, abbreviation: name, room: label.frame.width, texts.date)
      item.frame = label.frame.offset(by: Point(x: 0, y: label.frame.height))
      item.second = nil
      items.append(item)
    }
    return items
  }

  private func layOutCorner(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ axis: DayAxis, _ x: Double
  ) {
    let noon = axis.start + 43_200
    let texts = context.texts
    cornerView.frame = Rect(x: x, y: 0, width: plan.gutterWidth, height: canvas.headerHeight)
    cornerView.show(
      TimelineCornerView.Content(
        week: plan.dayCount > 1 ? weekNumber(of: axis.day, context) : nil, day: axis.day,
        zone: plan.secondZone == nil ? "" : plan.zone.localTimeType(at: noon).abbreviation,
        secondZone: plan.secondZone?.localTimeType(at: noon).abbreviation ?? "", allDay: texts.phrases.allDay),
      nameHeight: plan.headerHeight(laneRows: 0),
      inner: plan.gutterWidth - (plan.secondZone == nil ? 0 : plan.metrics.secondGutterWidth), plan: plan,
      context)
  }

  private func weekNumber(of day: DayNumber, _ context: LevelContext) -> Int? {
    context.configuration.month.showsWeekNumbers ? context.configuration.weekNumber(of: day) : nil
  }
}
