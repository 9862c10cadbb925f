public import CalendarSystems
public import Geometry

/// The division of days onto sheets of paper. A plan draws nothing. It consists of numbers, and is the same on every
/// platform.
///
///     let request = PrintRequest(
///       period: .month, days: first...last, firstWeekday: .monday, paper: PaperSize.a4.size)
///     let plan = try PrintPlan(request, calendar: calendar)
///     plan.sheets.count
///
/// Each day of the request is in exactly one frame of one sheet.
public struct PrintPlan: Sendable {
  /// The minimum space in both directions: 50 mm.
  private static let leastRoom = 50 * 72 / 25.4
  private static let sheetLimit = 2_000
  private static let lineHeight = 20.0
  private static let gap = 18.0

  /// The sheets in order. For a list, there are none until its columns are known.
  public let sheets: [PrintSheet]
  /// The frames of a sheet in reading order, for periods or for the columns of a list.
  public let slots: [Rect]
  /// The line above the frames of every sheet; empty if there is none.
  public let head: Rect
  /// The line below the frames of every sheet; empty if there is none.
  public let foot: Rect
  /// The space for a legend between the frames and the line below them; empty if there is none.
  public let legend: Rect

  /// Divides days onto sheets.
  public init(_ request: PrintRequest, calendar: any CalendarSystem) throws(PrintError) {
    let margins = request.margins
    let width = request.paper.width - margins.leading - margins.trailing
    let height = request.paper.height - margins.top - margins.bottom - max(0, request.legendHeight)
    guard width >= PrintPlan.leastRoom, height >= PrintPlan.leastRoom else {
      throw .room(width: PrintPlan.millimetres(width), height: PrintPlan.millimetres(height))
    }
    guard 1...12 ~= request.perSheet else { throw .perSheet(request.perSheet) }
    let line = PrintPlan.lineHeight
    let top = margins.top + (request.hasHead ? line : 0)
    let bottom = request.paper.height - margins.bottom - (request.hasFoot ? line : 0)
    head = request.hasHead ? Rect(x: margins.leading, y: margins.top, width: width, height: line) : .zero
    foot = request.hasFoot ? Rect(x: margins.leading, y: bottom, width: width, height: line) : .zero
    let legendTop = bottom - max(0, request.legendHeight)
    legend =
      legendTop < bottom ? Rect(x: margins.leading, y: legendTop, width: width, height: bottom - legendTop) : .zero
    let room = Rect(x: margins.leading, y: top, width: width, height: legendTop - top)
    slots = PrintPlan.slots(request, in: room)
    guard request.period.form != .list else {
      sheets = []
      return
    }
    let periods = try PrintPlan.periods(request, calendar)
    var sheets: [PrintSheet] = []
    var start = 0
    while start < periods.count {
      let part = periods[start..<min(start + slots.count, periods.count)]
      let frames = zip(part, slots).map { PrintSheet.Frame(days: $0, frame: $1) }
      sheets.append(PrintSheet(number: sheets.count + 1, head: head, foot: foot, frames: frames))
      start += slots.count
    }
    self.sheets = sheets
  }

  /// Returns the sheets of a list whose columns show the given days.
  public func sheets(columns: [ClosedRange<DayNumber>]) throws(PrintError) -> [PrintSheet] {
    let count = (columns.count + slots.count - 1) / slots.count
    guard count <= PrintPlan.sheetLimit else { throw .sheets(count) }
    return (0..<count).map { index in
      let part = columns[index * slots.count..<min((index + 1) * slots.count, columns.count)]
      return PrintSheet(
        number: index + 1, head: head, foot: foot,
        frames: zip(part, slots).map { PrintSheet.Frame(days: $0, frame: $1) })
    }
  }

  /// Returns the periods that contain the days of a request, limited to these days.
  private static func periods(
    _ request: PrintRequest, _ calendar: any CalendarSystem
  ) throws(PrintError) -> [ClosedRange<DayNumber>] {
    let limit = sheetLimit * request.perSheet
    let valid = request.days.clamped(to: calendar.validDays)
    var periods: [ClosedRange<DayNumber>] = []
    var day = valid.lowerBound
    while true {
      let last =
        switch (request.period.unit, request.period.count) {
        case (.year, _): lastDay(ofYearFrom: day, in: calendar)
        case (.day, 2...): lastDay(ofDays: request.period.count, from: day, request.weekdays)
        default: lastDay(of: request.period, containing: day, request.firstWeekday, in: calendar)
        }
      let end = min(max(last, day), valid.upperBound)
      periods.append(day...end)
      if end == valid.upperBound { return periods }
      guard periods.count < limit else {
        let count = (valid.upperBound - valid.lowerBound + 1) / max(1, (end - valid.lowerBound + 1) / periods.count)
        throw .sheets(max(sheetLimit + 1, count / request.perSheet))
      }
      day = end + 1
    }
  }

  /// Returns the first day of the period that contains a day. Several days, weeks, or months begin with its day, week, or
  /// month.
  public static func firstDay(
    of period: PrintRequest.Period, containing day: DayNumber, _ firstWeekday: Weekday, in calendar: any CalendarSystem
  ) -> DayNumber {
    switch period.unit {
    case .day: day
    case .week: day - (Weekday(day).rawValue - firstWeekday.rawValue + 7) % 7
    case .month: calendar.startOfMonth(containing: day)
    case .year: calendar.startOfYear(containing: day)
    }
  }

  /// Returns the last day of the period that contains a day, which ``firstDay(of:containing:_:in:)`` begins.
  public static func lastDay(
    of period: PrintRequest.Period, containing day: DayNumber, _ firstWeekday: Weekday, in calendar: any CalendarSystem
  ) -> DayNumber {
    let start = firstDay(of: period, containing: day, firstWeekday, in: calendar)
    switch period.unit {
    case .day: return day + (period.count - 1)
    case .week: return start + (7 * period.count - 1)
    case .month:
      var next = start
      for _ in 0..<period.count where next <= calendar.validDays.upperBound {
        // Behind the last month that the calendar system can name, days count one by one until the loop ends.
        next = next + ((try? calendar.dayCount(in: YearMonth(calendar.fields(of: next)))) ?? 1)
      }
      return next - 1
    case .year:
      // No year is shorter than 353 days, and none is 706 days long or longer.
      let later = min(start + 400, calendar.validDays.upperBound)
      let next = calendar.startOfYear(containing: later)
      return next > start ? next - 1 : later
    }
  }

  /// Returns the last of some days that are shown, or the last hidden day after it.
  private static func lastDay(ofDays count: Int, from day: DayNumber, _ weekdays: WeekdaySet) -> DayNumber {
    if weekdays.count == 0 { return day + (count - 1) }
    var (last, shown) = (day - 1, 0)
    while shown < count || !weekdays.contains(Weekday(last + 1)) {
      last = last + 1
      if weekdays.contains(Weekday(last)) { shown += 1 }
    }
    return last
  }

  /// Returns the last day of a year that begins with the month of a day: of the calendar's year if it is the first
  /// month, otherwise of a year with as many months.
  public static func lastDay(ofYearFrom day: DayNumber, in calendar: any CalendarSystem) -> DayNumber {
    let first = calendar.startOfMonth(containing: day)
    let last = lastDay(of: .year, containing: day, .monday, in: calendar)
    var (start, month) = (first, calendar.startOfYear(containing: day))
    guard first > month else { return last }
    while month <= last, start < calendar.validDays.upperBound {
      month = lastDay(of: .month, containing: month, .monday, in: calendar) + 1
      start = lastDay(of: .month, containing: start, .monday, in: calendar) + 1
    }
    return min(start - 1, calendar.validDays.upperBound)
  }

  /// Returns frames in rows and columns. Chooses the division whose frames are closest to the shape of a month, 4 to 3;
  /// for a list, one row.
  private static func slots(_ request: PrintRequest, in room: Rect) -> [Rect] {
    let count = request.perSheet
    let isList = request.period.form == .list
    var (columns, least) = (isList ? count : 1, Double.infinity)
    if !isList {
      for each in 1...count where count % each == 0 {
        let size = slot(each, count / each, room)
        guard size.width > 0, size.height > 0 else { continue }
        let ratio = size.width / size.height / (4.0 / 3)
        let distance = ratio > 1 ? ratio : 1 / ratio
        if distance < least { (columns, least) = (each, distance) }
      }
    }
    let size = slot(columns, count / columns, room)
    return (0..<count).map { index in
      let column = request.direction == .leftToRight ? index % columns : columns - 1 - index % columns
      return Rect(
        x: room.minX + Double(column) * (size.width + gap),
        y: room.minY + Double(index / columns) * (size.height + gap),
        width: size.width, height: size.height)
    }
  }

  private static func slot(_ columns: Int, _ rows: Int, _ room: Rect) -> Size {
    Size(
      width: (room.width - Double(columns - 1) * gap) / Double(columns),
      height: (room.height - Double(rows - 1) * gap) / Double(rows))
  }

  private static func millimetres(_ points: Double) -> Int {
    let value = points * 25.4 / 72
    return value.isFinite ? Int(min(max(value, -1e6), 1e6)) : 0
  }
}
