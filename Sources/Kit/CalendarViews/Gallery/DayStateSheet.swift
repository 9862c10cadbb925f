import CalendarSystems
import CalendarText
import Events
public import Geometry
public import ViewKit

/// A view that shows a style: real cells of the month level, one for each state of a day, with captions.
///
///     let sheet = DayStateSheet(style: .circles(.latest), context: CalendarConfiguration(today: today))
///     window.rootView.addSubview(sheet)
///
/// It does not respond to input. Its frame's size is `size`; its owner sets the origin.
public final class DayStateSheet: View {
  private var cells: [DayCell] = []

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - style: the style to show.
  ///   - context: provides the locale and the calendar system. The days are from the month of its `today`. Its style is
  ///     ignored.
  ///   - groups: the rows of the sheet, from top to bottom.
  public init(style: CalendarStyle, context: CalendarConfiguration, groups: [DayState.Group] = DayState.groups) {
    self.style = style
    self.context = context
    var configuration = context
    configuration.style = style
    texts = CalendarTexts(configuration)
    size = DayStateSheet.size(of: groups)
    days = DayStateSheet.daysOfMonth(context)
    super.init()
    frame.size = size
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.role = .group
    accessibility.label = texts.date.monthYear(context.today)
    var y = DayStateSheet.margin
    for group in groups {
      add(group, top: y)
      y += DayStateSheet.groupHeight
    }
  }

  /// The size of the sheet, in points.
  public let size: Size

  private let style: CalendarStyle
  private let context: CalendarConfiguration
  private let texts: CalendarTexts
  /// The days whose numbers are shown. The first one is the first of the month.
  private let days: [DayNumber]

  // MARK: - Parts

  private func add(_ group: DayState.Group, top: Double) {
    let heading = View()
    heading.text = group.title
    heading.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style.type.section)
    heading.accessibility.role = .heading
    heading.frame = directed(
      Rect(
        x: DayStateSheet.margin, y: top, width: size.width - 2 * DayStateSheet.margin,
        height: DayStateSheet.headingHeight))
    addSubview(heading)
    let list = View()
    list.accessibility.role = .list
    list.accessibility.label = group.title
    list.frame = Rect(
      x: 0, y: top + DayStateSheet.headingHeight, width: size.width, height: DayStateSheet.rowHeight)
    addSubview(list)
    var used = 0
    let gap = group.isJoined ? 0 : DayStateSheet.gap
    for (column, state) in group.states.enumerated() {
      let x = DayStateSheet.margin + Double(column) * (DayStateSheet.cell.width + gap)
      let day = day(for: state, after: &used)
      let cell = cell(of: state, on: day)
      cell.frame = directed(Rect(origin: Point(x: x, y: 0), size: DayStateSheet.cell))
      configure(cell, state, on: day)
      list.addSubview(cell)
      list.addSubview(caption(state, x: x))
    }
  }

  private func cell(of state: DayState, on day: DayNumber) -> DayCell {
    let cell = DayCell()
    cell.isRightToLeft = context.direction == .rightToLeft
    return cell
  }

  private func configure(_ cell: DayCell, _ state: DayState, on day: DayNumber) {
    let context = DayContext(
      day: day, fields: context.calendar.fields(of: day), weekday: Weekday(day), flags: state.flags,
      eventCount: state.eventCount, hiddenCount: 0)
    cell.assign(context, label: state.caption)
    // The cell is only a picture: it is neither part of a grid nor reachable with the Tab key.
    cell.isTabStop = false
    cell.accessibility.role = .listItem
    cell.accessibility.states = []
    cell.assign(indicators: indicators(of: state))
    let width = style.day.placement == .center ? 0 : DayStateSheet.cell.width
    cell.configure(context, number: texts.dayNumber(of: context, width: width), style: style, from: nil)
    cell.layer.cursor = .inherited
    guard state.flags.contains(.focused) else { return }
    // Hosts draw the focus ring themselves, so a picture must include it.
    let ring = View()
    ring.layer = Layer(ring: Ring(color: .role(CalendarRole.focus), width: 2))
    cell.frontDecoration = ring
  }

  private func caption(_ state: DayState, x: Double) -> View {
    let view = View()
    view.text = state.caption
    var type = style.type.time
    type.alignment = .center
    view.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type)
    view.frame = directed(
      Rect(
        x: x, y: DayStateSheet.cell.height + DayStateSheet.captionSpace, width: DayStateSheet.cell.width,
        height: DayStateSheet.captionHeight))
    return view
  }

  private func indicators(of state: DayState) -> [DayIndicator] {
    let hues: [EventHue] = [.blue, .teal, .pink]
    let isQuiet = state.flags.contains(.outOfScope)
    let limit = isQuiet ? 1 : min(max(style.indicator.limit, 0), hues.count)
    return hues.prefix(min(state.eventCount, limit)).map { hue in
      let color =
        isQuiet ? Color.role(CalendarRole.tertiaryInk) : style.indicator.color ?? .role(CalendarRole.strong(hue))
      return DayIndicator(color: color, size: style.indicator.size)
    }
  }

  /// Returns the next day that is on a weekend or not, depending on the state.
  private func day(for state: DayState, after used: inout Int) -> DayNumber {
    guard !state.flags.contains(.firstOfMonth) else { return days[0] }
    let isWeekend = state.flags.contains(.weekend)
    for _ in days {
      used = used + 1 < days.count ? used + 1 : min(1, days.count - 1)
      if context.locale.weekend.contains(Weekday(days[used])) == isWeekend { return days[used] }
    }
    return days[used]
  }

  private func directed(_ rect: Rect) -> Rect {
    context.direction == .rightToLeft ? rect.mirrored(in: size.width) : rect
  }

  // MARK: - Layout

  private static let margin = 16.0
  private static let gap = 12.0
  private static let cell = Size(width: 88, height: 60)
  private static let headingHeight = 24.0
  private static let captionSpace = 4.0
  private static let captionHeight = 14.0
  private static let rowHeight = cell.height + captionSpace + captionHeight
  private static let groupHeight = headingHeight + rowHeight + 16

  private static func size(of groups: [DayState.Group]) -> Size {
    let columns = Double(groups.reduce(1) { max($0, $1.states.count) })
    return Size(
      width: 2 * margin + columns * cell.width + (columns - 1) * gap,
      height: 2 * margin + Double(groups.count) * groupHeight - (groups.isEmpty ? 0 : 16))
  }

  /// Returns the days of today's month, up to the 28th.
  private static func daysOfMonth(_ context: CalendarConfiguration) -> [DayNumber] {
    let calendar = context.calendar
    let valid = calendar.validDays
    let today = min(max(context.today, valid.lowerBound), valid.upperBound)
    let first = calendar.startOfMonth(containing: today)
    var days = [first]
    for step in 1..<28
    where first + step <= valid.upperBound
      && calendar.startOfMonth(containing: first + step) == first
    {
      days.append(first + step)
    }
    return days
  }
}
