import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The scrolling surface of the year level. Months near the viewport exist, and the month with keyboard focus.
///
/// The file is long because origin, offset, focus and reuse depend on each other and change together here alone.
final class YearCanvas: ScrollView {
  /// A month of a year, or the title of a year.
  enum Item: Hashable {
    case title(year: Int)
    case month(year: Int, index: Int)
  }

  /// Beyond this distance from its place, the origin moves when scrolling rests.
  private static let restLimit = 200_000.0
  private static let hardLimit = 900_000.0
  /// Beyond this distance from the offset, places may lie outside the content.
  private static let farAway = 500_000.0
  /// Points laid out above and below the viewport.
  private static let overscan = 300.0

  private var input: LevelInput?
  private unowned(unsafe) var level: LevelView?
  private var geometry: YearGeometry?
  private var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  private var recycler: ItemRecycler<Item>?
  private let marks = EventDays()
  private var isStale = true
  private var isLookStale = true
  private var shown: [Item] = []
  private var target: ScrollAnchor?
  /// Where the canvas was told to stand, or said that it stands.
  private var stands: ScrollAnchor?

  override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? { window?.isAnimating(self) == true ? target : nil }

  /// Gives the canvas its place; `update` comes next and says where the content stands in it.
  func fill(_ frame: Rect) {
    // With the old content, another size would seem to be a scroll.
    isPlacing = true
    self.frame = frame
    isPlacing = false
  }

  /// Takes new state or data.
  func update(_ input: LevelInput, level: LevelView) {
    let old = self.input
    self.input = input
    self.level = level
    isStale = true
    setNeedsLayout()
    let isSame =
      old?.calendar === input.calendar && old?.grid == input.grid && old?.direction == input.direction
      && geometry?.width == input.pixels.snap(frame.width) && axis.viewport == frame.height
      && geometry?.metrics == input.configuration.style.year && geometry?.pixels == input.pixels
      && old?.configuration.style.header.margin == input.configuration.style.header.margin
      && old?.configuration.monthColumns == input.configuration.monthColumns
      && old?.configuration.visibleWeekdays == input.configuration.visibleWeekdays
      && old?.configuration.reachableDays == input.configuration.reachableDays
    if isSame, stands == input.state.anchor { return }
    // Offsets mean something else now: a motion ends where it would have led.
    let anchor = isSame ? nil : destination
    window?.cancelAnimation(of: self)
    if !isSame {
      let years = old?.calendar === input.calendar ? geometry?.years : nil
      geometry = YearGeometry(
        width: frame.width, years: years ?? YearGrid(calendar: input.calendar), weeks: input.grid,
        hidden: input.configuration.hiddenWeekdays, monthColumns: input.configuration.monthColumns,
        direction: input.direction, metrics: input.configuration.style.year,
        titleInset: titleInset(input.configuration), pixels: input.pixels)
    }
    stands = input.state.anchor
    place(at: anchor ?? input.state.anchor)
    // Where the content ends, it may stand elsewhere than it should.
    let isOff = abs(offset(of: input.state.anchor) - contentOffset.y) > 0.01
    if anchor != nil || isOff { didScroll() }
  }

  /// Dresses everything anew in the next layout.
  func redress() {
    isLookStale = true
    isStale = true
    setNeedsLayout()
  }

  // MARK: - Places

  /// What is at a point of the view.
  func place(at point: Point) -> YearPlace? {
    guard let geometry, Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    let place = axis.position(at: point.y + contentOffset.y)
    guard reachableYears?.contains(place.unit) != false else { return nil }
    return geometry.place(at: Point(x: point.x, y: place.fraction * axis.pitch), inYear: place.unit)
  }

  /// Where the month of a day lies in the view, seen or not.
  func monthFrame(of day: DayNumber) -> Rect? {
    guard let geometry else { return nil }
    let year = geometry.years.year(of: day)
    guard let month = geometry.years.months(ofYear: year).first(where: { $0.days.contains(day) }) else { return nil }
    return geometry.monthFrame(month.index).offset(by: Point(x: 0, y: axis.offset(of: year) - contentOffset.y))
  }

  /// Whether the title that stands above the months of a year is in view.
  func showsTitle(ofYearOf day: DayNumber) -> Bool {
    guard let geometry else { return false }
    let title = geometry.yearTitleFrame.offset(
      by: Point(x: 0, y: axis.offset(of: geometry.years.year(of: day)) - contentOffset.y))
    return title.midY > 0 && title.midY < frame.height
  }

  /// The anchor at which the row of a day's month lies around a height.
  func anchor(placing day: DayNumber, atY y: Double) -> ScrollAnchor? {
    guard let frame = monthFrame(of: day) else { return nil }
    // Whole, if it fits.
    let top = min(max(0, y - frame.height / 2), max(0, self.frame.height - frame.height))
    let wanted = contentOffset.y + frame.minY - top
    let shown = isPaged ? stop(showing: frame.offset(by: Point(x: 0, y: contentOffset.y)), near: wanted) : wanted
    return anchor(atOffset: min(max(0, shown), axis.lastOffset))
  }

  /// A day of the year in the middle of a view that stands there.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber? {
    guard let geometry else { return nil }
    let year = geometry.years.year(of: anchor.day)
    let middle = anchor.fraction * axis.pitch + frame.height / 2
    let presented = year + Int((middle / axis.pitch).rounded(.down))
    let day = geometry.years.firstDay(ofYear: clamped(presented)) ?? anchor.day
    return input?.configuration.clamp(day) ?? day
  }

  /// The days of the months in view.
  var visibleDays: Range<DayNumber>? {
    let days = visibleMonths().map { $0.month.days }
    guard let first = days.first, let last = days.last else { return nil }
    return first.lowerBound..<max(last.upperBound, first.upperBound)
  }

  /// The view of a day, if it exists now.
  func dayView(for day: DayNumber) -> View? {
    guard let geometry else { return nil }
    let year = geometry.years.year(of: day)
    for index in 0..<geometry.years.maximumMonthCount {
      let block = recycler?.view(for: .month(year: year, index: index)) as? MonthBlockView
      if let found = block?.dayView(for: day) { return found }
    }
    return nil
  }

  /// Titles and months in view, in reading order.
  func elementViews() -> [View] {
    var views: [View] = []
    var year: Int?
    for (place, _) in visibleMonths() {
      if place != year, let title = recycler?.view(for: .title(year: place)) { views.append(title) }
      year = place
    }
    for (year, month) in visibleMonths() {
      if let block = recycler?.view(for: .month(year: year, index: month.index)) as? MonthBlockView {
        views += block.elementViews()
      }
    }
    return views
  }

  // MARK: - Motion

  /// Brings the top of a day's year to the top of the view; if the month of the day does not fit, that comes to the
  /// middle.
  func show(_ day: DayNumber, animated: Bool) {
    guard let geometry else { return }
    returnToMiddle(from: YearCanvas.restLimit)
    let year = clamped(geometry.years.year(of: day))
    bringNear(year)
    let (top, first) = (axis.offset(of: year), geometry.monthFrame(0))
    if let month = monthFrame(of: day)?.offset(by: Point(x: 0, y: contentOffset.y - top)), month.minY > first.minY,
      month.maxY > frame.height
    {
      center(day, animated: animated)
    } else {
      move(to: top, animated: animated)
    }
  }

  /// Brings the month of a day to the middle of the view, or as near as it gets.
  func center(_ day: DayNumber, animated: Bool) {
    guard let geometry else { return }
    returnToMiddle(from: YearCanvas.restLimit)
    bringNear(clamped(geometry.years.year(of: day)))
    guard let month = monthFrame(of: day)?.offset(by: Point(x: 0, y: contentOffset.y)) else { return }
    let wanted = max(0, min(month.midY - frame.height / 2, month.minY))
    move(to: isPaged ? stop(showing: month, near: wanted) : wanted, animated: animated)
  }

  /// Moves as little as possible until the month of a day is wholly in view.
  func reveal(_ day: DayNumber) {
    returnToMiddle(from: YearCanvas.restLimit)
    if let geometry { bringNear(clamped(geometry.years.year(of: day))) }
    guard let month = monthFrame(of: day) else { return }
    let rest = destination.map { offset(of: $0) } ?? contentOffset.y
    let top = month.minY + contentOffset.y
    if top >= rest && top + month.height <= rest + frame.height { return }
    let wanted = top < rest ? top : max(top + month.height - frame.height, 0)
    let shown = isPaged ? stop(showing: month.offset(by: Point(x: 0, y: contentOffset.y)), near: wanted) : wanted
    move(to: shown, animated: true)
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing else { return }
    returnToMiddle(from: YearCanvas.hardLimit)
    guard let level else { return }
    let anchor = anchor(atOffset: contentOffset.y)
    stands = anchor
    input?.responder?.didScroll(to: anchor, in: level)
  }

  override func didEndScrolling() {
    returnToMiddle(from: YearCanvas.restLimit)
    snap()
  }

  /// In pages, the top of a year or of a row of months: what a fling leads to is as far away as the view is high, at
  /// most.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard isPaged else { return offset }
    let (y, height) = (contentOffset.y, frame.height)
    let stops = stops(around: y)
    let nearest = stops.min { abs($0 - y) < abs($1 - y) }
    var wanted = nearest
    if velocity.y > YearCanvas.flingLimit {
      wanted = stops.last { $0 > y && $0 <= y + height } ?? stops.first { $0 > y }
    } else if velocity.y < -YearCanvas.flingLimit {
      wanted = stops.first { $0 < y && $0 >= y - height } ?? stops.last { $0 < y }
    }
    let rest = wanted ?? nearest ?? y
    return abs(rest - y) < 0.01 ? contentOffset : Point(x: 0, y: rest)
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input, let geometry else { return }
    let recycler = recycler ?? ItemRecycler<Item>(pool: input.pool)
    self.recycler = recycler
    var items: [PlacedItem<Item>] = []
    var months: [(item: Item, month: MonthBlock)] = []
    let window = Rect(
      x: 0, y: contentOffset.y - YearCanvas.overscan, width: frame.width, height: frame.height + 2 * YearCanvas.overscan
    )
    for year in years(from: window.minY, to: window.maxY) {
      add(year, window, geometry, to: &items, &months)
    }
    // The month with the tab stop must exist.
    let focusYear = geometry.years.year(of: input.state.focusedDay)
    if !months.contains(where: { $0.month.days.contains(input.state.focusedDay) }) {
      let blocks = geometry.years.months(ofYear: focusYear)
      if let month = blocks.first(where: { $0.days.contains(input.state.focusedDay) }) {
        let item = Item.month(year: focusYear, index: month.index)
        let y = min(max(0, axis.offset(of: focusYear)), axis.length - axis.pitch)
        items.append(
          PlacedItem(
            key: item, reuseIdentifier: .monthBlock,
            frame: geometry.monthFrame(month.index).offset(by: Point(x: 0, y: y))))
        months.append((item, month))
      }
    }
    let wanted = items.map { $0.key }
    guard isStale || wanted != shown else { return }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let (isStale, isLookStale) = (isStale, isLookStale)
    (self.isStale, self.isLookStale) = (false, false)
    recycler.reconcile(items, in: self)
    for (item, month) in months where isStale || recycler.isNew(item) {
      guard let block = recycler.view(for: item) as? MonthBlockView else { continue }
      block.show(
        MonthBlockView.Content(
          month: month, eventDays: marks.days(of: month, input.timeline),
          title: input.texts.date.monthName(of: month.firstDay)),
        input, geometry, force: isLookStale || recycler.isNew(item))
    }
    for item in items where isStale || recycler.isNew(item.key) {
      guard case .title(let year) = item.key, let title = recycler.view(for: item.key) as? YearTitleView else {
        continue
      }
      title.show(geometry.years.firstDay(ofYear: year), input)
    }
    shown = wanted
  }

  // MARK: - Parts

  private var isPaged: Bool { input?.configuration.scrollPolicy == .paged }

  /// In points a second; slower is no fling.
  private static let flingLimit = 200.0

  /// Where the content may rest in pages: in the year at an offset, and in its neighbours.
  private func stops(around y: Double) -> [Double] {
    guard let geometry else { return [] }
    let year = axis.position(at: y).unit
    let stops = geometry.stops(viewportHeight: frame.height)
    return (year - 1...year + 2).flatMap { year in stops.map { axis.offset(of: year) + $0 } }
  }

  /// Of the places where the content may rest and a month is seen as a whole, the nearest; without one, the last above
  /// the month.
  private func stop(showing month: Rect, near y: Double) -> Double {
    let stops = stops(around: month.minY)
    let whole = stops.filter { $0 <= month.minY + 0.01 && $0 + frame.height >= month.maxY - 0.01 }
    return whole.min { abs($0 - y) < abs($1 - y) } ?? stops.last { $0 <= month.minY + 0.01 } ?? y
  }

  /// Titles of years and months begin where that of the title bar does.
  private func titleInset(_ configuration: CalendarConfiguration) -> Double {
    max(0, configuration.style.header.margin(width: frame.width) - configuration.style.year.gap)
  }

  private func add(
    _ year: Int, _ window: Rect, _ geometry: YearGeometry, to items: inout [PlacedItem<Item>],
    _ months: inout [(item: Item, month: MonthBlock)]
  ) {
    let origin = Point(x: 0, y: axis.offset(of: year))
    let title = geometry.yearTitleFrame.offset(by: origin)
    if title.intersects(window) {
      items.append(PlacedItem(key: .title(year: year), reuseIdentifier: .yearTitle, frame: title))
    }
    for month in geometry.years.months(ofYear: year) {
      let frame = geometry.monthFrame(month.index).offset(by: origin)
      guard frame.intersects(window) else { continue }
      let item = Item.month(year: year, index: month.index)
      items.append(PlacedItem(key: item, reuseIdentifier: .monthBlock, frame: frame))
      months.append((item, month))
    }
  }

  private func visibleMonths() -> [(year: Int, month: MonthBlock)] {
    guard let geometry else { return [] }
    let window = Rect(x: 0, y: contentOffset.y, width: frame.width, height: frame.height)
    var result: [(year: Int, month: MonthBlock)] = []
    for year in years(from: window.minY, to: window.maxY) {
      for month in geometry.years.months(ofYear: year) {
        let frame = geometry.monthFrame(month.index).offset(by: Point(x: 0, y: axis.offset(of: year)))
        if frame.intersects(window) { result.append((year, month)) }
      }
    }
    return result
  }

  private func years(from: Double, to: Double) -> ClosedRange<Int> {
    let first = clamped(axis.position(at: from).unit)
    return first...max(first, clamped(axis.position(at: to).unit))
  }

  private func clamped(_ year: Int) -> Int {
    guard let years = reachableYears else { return year }
    return min(max(year, years.lowerBound), years.upperBound - 1)
  }

  /// The years that can be reached.
  private var reachableYears: Range<Int>? {
    guard let years = geometry?.years, let days = input?.configuration.reachableDays else { return nil }
    return years.year(of: days.lowerBound)..<years.year(of: days.upperBound) + 1
  }

  /// While content and offset do not belong together yet.
  private var isPlacing = false

  private func place(at anchor: ScrollAnchor) {
    guard let geometry else { return }
    isLookStale = true
    isStale = true
    axis = EndlessAxis(
      pitch: geometry.yearHeight, viewport: frame.height, reachable: reachableYears,
      around: geometry.years.year(of: anchor.day))
    isPlacing = true
    contentSize = Size(width: frame.width, height: axis.length)
    isPlacing = false
    rebase(to: Point(x: 0, y: offset(of: anchor)))
  }

  private func move(to offset: Double, animated: Bool) {
    let offset = min(max(0, offset), axis.lastOffset)
    target = anchor(atOffset: offset)
    guard animated, window?.reducesMotion == false else {
      scroll(to: Point(x: 0, y: offset))
      return
    }
    // Far places are brought near first, so that every way takes the same time.
    let distance = offset - contentOffset.y
    let most = 2 * frame.height
    if abs(distance) > most { scroll(to: Point(x: 0, y: offset + (distance > 0 ? -most : most))) }
    animateScroll(to: Point(x: 0, y: offset))
  }

  /// The content is long, but not as long as time: years that lie beyond it become neighbours of what is shown.
  private func bringNear(_ year: Int) {
    let distance = axis.offset(of: year) - contentOffset.y
    guard abs(distance) > YearCanvas.farAway else { return }
    let neighbour = clamped(distance > 0 ? year - 2 : year + 2)
    guard let day = geometry?.years.firstDay(ofYear: neighbour) else { return }
    window?.cancelAnimation(of: self)
    place(at: ScrollAnchor(day: day))
    setNeedsLayout()
    didScroll()
  }

  private func returnToMiddle(from limit: Double) {
    guard axis.isFar(contentOffset.y, limit: limit) else { return }
    let place = axis.position(at: contentOffset.y)
    axis = EndlessAxis(pitch: axis.pitch, viewport: axis.viewport, reachable: axis.reachable, around: place.unit)
    isPlacing = true
    contentSize.height = axis.length
    isPlacing = false
    isStale = true
    rebase(to: Point(x: 0, y: axis.offset(of: place.unit) + place.fraction * axis.pitch))
    setNeedsLayout()
  }

  private func offset(of anchor: ScrollAnchor) -> Double {
    guard let geometry else { return 0 }
    return axis.offset(of: geometry.years.year(of: anchor.day)) + anchor.fraction * axis.pitch
  }

  private func anchor(atOffset offset: Double) -> ScrollAnchor {
    // Pulled beyond its ends, the content stands at them.
    let place = axis.position(at: min(max(0, offset), axis.lastOffset))
    let day = geometry?.years.firstDay(ofYear: clamped(place.unit))
    return ScrollAnchor(day: day ?? DayNumber(0), fraction: place.fraction)
  }
}

extension ReuseIdentifier {
  /// Months of the year level.
  static let monthBlock = ReuseIdentifier(-5)
  /// Titles of years.
  static let yearTitle = ReuseIdentifier(-6)
}
