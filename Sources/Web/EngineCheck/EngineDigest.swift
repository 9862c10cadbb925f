import Almanac

/// A digest of many random cases of the engine, which must be identical natively and in WebAssembly (P3). It reveals
/// differences in integer width, floating-point results, and cross-module code generation.
///
/// ```swift
/// let digest = EngineDigest(seed: 2026, cases: 10_000).value
/// ```
public struct EngineDigest {
  /// The digest of all cases so far.
  public var value: UInt64 { hash.value }
  private var hash = FNV1a()
  private var state: UInt64

  /// Creates the digest of `cases` random cases generated from `seed`.
  public init(seed: UInt64, cases: Int) {
    state = seed | 1
    for _ in 0..<cases {
      foldDate()
      foldZone()
      foldMonth()
    }
    foldCalendar()
  }

  private mutating func foldDate() {
    let calendar = GregorianCalendar.shared
    let day = calendar.validDays.lowerBound + random(730_000_000)
    let fields = calendar.fields(of: day)
    fold(fields.year)
    fold(fields.month)
    fold(fields.day)
    fold((try? calendar.dayNumber(of: fields).rawValue) ?? -1)
    let months = random(200_000) - 100_000
    fold((try? calendar.day(day, offsetByMonths: months, overflow: .clamp).rawValue) ?? -1)
    let rule = WeekRule(firstWeekday: Weekday.allCases[random(7)], minimalDays: 1 + random(7))
    let week = rule.weekOfYear(of: day, in: calendar)
    fold(week.year)
    fold(week.week)
  }

  private mutating func foldZone() {
    let start = Int64(random(1_000_000)) * 4000
    let offset = Int32((random(49) - 24) * 1800)
    var transitions: [ZoneTransition] = []
    for index in 0..<4 {
      let isDaylight = index % 2 == 1
      transitions.append(
        ZoneTransition(
          instant: Instant(seconds: start + Int64(index) * 15_000_000), offset: offset + (isDaylight ? 3600 : 0),
          isDaylight: isDaylight, abbreviation: "X"))
    }
    let rules = ZoneRules(
      identifier: "check", initialOffset: offset, transitions: transitions,
      finalRule: PosixRule(posixText: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let instant = Instant(seconds: start + Int64(random(200_000)) * 1000)
    let local = rules.localDateTime(at: instant)
    fold64(local.secondsAsUTC)
    fold64(rules.instant(of: local, gap: .moveForward, overlap: .earlier)?.seconds ?? -1)
  }

  private mutating func foldMonth() {
    let grid = WeekGrid(firstWeekday: Weekday.allCases[random(7)])
    let pixels = PixelGrid(scale: [1, 1.25, 1.5, 2, 3][random(5)])
    let columns = WeekColumns(
      width: Double(200 + random(2000)) + 0.3, grid: grid, direction: random(2) == 0 ? .leftToRight : .rightToLeft,
      pixels: pixels)
    let geometry = MonthGeometry(
      viewport: Size(width: columns.width, height: Double(200 + random(1200))), grid: grid, columns: columns,
      metrics: MonthMetrics(), pixels: pixels)
    let block = random(10_000) - 5000
    let first = LaneBlock.days(of: block, in: grid).lowerBound
    var spans: [LayoutSpan] = []
    for _ in 0..<random(40) {
      let start = first + (random(70) - 10)
      spans.append(LayoutSpan(firstDay: start, lastDay: start + random(9)))
    }
    // Equal spans are interchangeable, so the sort need not be stable.
    spans.sort { a, b in a.firstDay == b.firstDay ? a.lastDay > b.lastDay : a.firstDay < b.firstDay }
    let lanes = LaneBlock(index: block, spans: spans, grid: grid, continuity: random(3))
    let week = block * LaneBlock.weekCount + random(LaneBlock.weekCount)
    let rows = WeekRows(segments: lanes.segments(ofWeek: week), columns: columns, capacity: geometry.barCapacity)
    for bar in rows.bars {
      let frame = geometry.barFrame(bar)
      fold(frame.minX)
      fold(frame.minY)
      fold(frame.width)
    }
    for count in rows.hiddenCounts { fold(count) }
    fold(geometry.rowHeight)
  }

  /// Adds a whole calendar: events of a store, laid out, scrolled and dumped.
  private mutating func foldCalendar() {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Check", color: .named(.teal))])
    for index in 0..<200 {
      let start = DayNumber(20_000 + random(400))
      let event = Event(
        uid: "check-\(index)", calendar: CalendarID(1), summary: "Event \(index)", start: .day(start),
        end: .day(start + 1 + random(10)), color: .rgb(UInt32(random(0xffffff))))
      _ = try? store.apply(.insert(event))
    }
    let view = CalendarView(configuration: CalendarConfiguration(today: DayNumber(20_100)))
    view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let window = Window(root: view, host: PictureHost(), size: Size(width: 1000, height: 800))
    for step in 0..<60 {
      window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: Double(random(900) - 400))))
      if step % 7 == 0 { view.send(.select(DayNumber(20_000 + random(400)))) }
      window.tick(now: Double(step))
      fold(SceneDump.text(window.displayList()))
    }
    window.close()
  }

  // MARK: - Random numbers and the hash

  /// Returns a number of 0..<bound, by xorshift.
  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func fold(_ number: Int) { fold64(Int64(number)) }

  private mutating func fold(_ number: Double) { fold64(Int64(bitPattern: number.bitPattern)) }

  private mutating func fold64(_ number: Int64) { hash.add(number) }

  private mutating func fold(_ text: String) { hash.add(text) }
}
