import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The scrolling surface of the year level. Months near the viewport exist, and the month with keyboard focus.
///
/// Where they lie is `YearPlaces`, what shows them `YearViews`; here is where the content stands, and how it moves.
final class YearCanvas: ScrollView {
  /// Beyond this distance from its place, the origin moves when scrolling rests.
  private static let restLimit = 200_000.0
  private static let hardLimit = 900_000.0
  /// Beyond this distance from the offset, places may lie outside the content.
  private static let farAway = 500_000.0
  /// Points laid out above and below the viewport.
  private static let overscan = 300.0

  private var input: LevelInput?
  private unowned(unsafe) var level: LevelView?
  private var places: YearPlaces?
  private let views = YearViews()
  /// Where the canvas was told to stand, or said that it stands.
  private var stands: ScrollAnchor?

  override init(traits: ViewTraits = []) { super.init(traits: traits) }

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? { motionGoal.flatMap { places?.anchor(atOffset: $0.y) } }

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
    views.contentDidChange()
    setNeedsLayout()
    let geometry = places?.geometry
    let isSame =
      old?.calendar === input.calendar && old?.grid == input.grid && old?.direction == input.direction
      && geometry?.width == input.pixels.snap(frame.width) && places?.axis.viewport == frame.height
      && geometry?.metrics == input.configuration.style.year && geometry?.pixels == input.pixels
      && old?.configuration.style.header.margin == input.configuration.style.header.margin
      && old?.configuration.monthColumns == input.configuration.monthColumns
      && old?.configuration.visibleWeekdays == input.configuration.visibleWeekdays
      && old?.configuration.reachableDays == input.configuration.reachableDays
    if isSame, stands == input.state.anchor { return }
    // Offsets mean something else now: a motion ends where it would have led.
    let anchor = isSame ? nil : destination
    window?.cancelAnimation(of: self)
    stands = input.state.anchor
    let years = old?.calendar === input.calendar ? geometry?.years : nil
    let known = isSame ? geometry : nil
    place(
      at: anchor ?? input.state.anchor, input,
      known ?? makeGeometry(input, years ?? YearGrid(calendar: input.calendar)))
    // Where the content ends, it may stand elsewhere than it should.
    let isOff = places.map { abs($0.offset(of: input.state.anchor) - contentOffset.y) > 0.01 } == true
    if anchor != nil || isOff { didScroll() }
  }

  private func makeGeometry(_ input: LevelInput, _ years: YearGrid) -> YearGeometry {
    let configuration = input.configuration
    // Titles of years and months begin where that of the title bar does.
    let margin = configuration.style.header.margin(width: frame.width)
    return YearGeometry(
      width: frame.width, years: years, weeks: input.grid, hidden: configuration.hiddenWeekdays,
      monthColumns: configuration.monthColumns, direction: input.direction, metrics: configuration.style.year,
      titleInset: max(0, margin - configuration.style.year.gap), pixels: input.pixels)
  }

  /// Dresses everything anew in the next layout.
  func redress() {
    views.lookDidChange()
    setNeedsLayout()
  }

  // MARK: - Places

  /// What is at a point of the view.
  func place(at point: Point) -> YearPlace? {
    guard Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    return places?.place(at: Point(x: point.x, y: point.y + contentOffset.y))
  }

  /// Where the month of a day lies in the view, seen or not.
  func monthFrame(of day: DayNumber) -> Rect? {
    places?.monthFrame(of: day)?.offset(by: Point(x: 0, y: -contentOffset.y))
  }

  /// Whether the title that stands above the months of a year is in view.
  func showsTitle(ofYearOf day: DayNumber) -> Bool {
    guard let places else { return false }
    let middle = places.titleFrame(ofYear: places.geometry.years.year(of: day)).midY - contentOffset.y
    return middle > 0 && middle < frame.height
  }

  /// The anchor at which the row of a day's month lies around a height.
  func anchor(placing day: DayNumber, atY y: Double) -> ScrollAnchor? {
    guard let places, let month = places.monthFrame(of: day) else { return nil }
    // Whole, if it fits.
    let top = min(max(0, y - month.height / 2), max(0, frame.height - month.height))
    let shown = isPaged ? places.stop(showing: month, near: month.minY - top) : month.minY - top
    return places.anchor(atOffset: min(max(0, shown), places.axis.lastOffset))
  }

  /// A day of the year in the middle of a view that stands there.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber? {
    guard let places else { return nil }
    let day = places.presentedDay(at: anchor)
    return input?.configuration.clamp(day) ?? day
  }

  /// The days of the months in view.
  var visibleDays: Range<DayNumber>? {
    let days = visibleMonths.map { $0.month.days }
    guard let first = days.first, let last = days.last else { return nil }
    return first.lowerBound..<max(last.upperBound, first.upperBound)
  }

  private var visibleMonths: [(year: Int, month: MonthBlock)] {
    places?.months(touching: Rect(x: 0, y: contentOffset.y, width: frame.width, height: frame.height)) ?? []
  }

  /// The view of a day, if it exists now.
  func dayView(for day: DayNumber) -> View? { places.flatMap { views.dayView(for: day, $0.geometry.years) } }

  /// Titles and months in view, in reading order.
  func elementViews() -> [View] { views.elementViews(of: visibleMonths) }

  // MARK: - Motion

  /// Brings the top of a day's year to the top of the view; if the month of the day does not fit, that comes to the
  /// middle.
  func show(_ day: DayNumber, animated: Bool) {
    returnToMiddle(from: YearCanvas.restLimit)
    bringNear(day)
    guard let places else { return }
    let (year, first) = (places.year(of: day), places.geometry.monthFrame(0))
    let top = places.axis.offset(of: year)
    if let month = places.monthFrame(of: day)?.offset(by: Point(x: 0, y: -top)), month.minY > first.minY,
      month.maxY > frame.height
    {
      center(day, animated: animated)
    } else {
      move(to: top, animated: animated)
    }
  }

  /// Brings the month of a day to the middle of the view, or as near as it gets.
  func center(_ day: DayNumber, animated: Bool) {
    returnToMiddle(from: YearCanvas.restLimit)
    bringNear(day)
    guard let places, let month = places.monthFrame(of: day) else { return }
    let wanted = max(0, min(month.midY - frame.height / 2, month.minY))
    move(to: isPaged ? places.stop(showing: month, near: wanted) : wanted, animated: animated)
  }

  /// Moves as little as possible until the month of a day is wholly in view.
  func reveal(_ day: DayNumber) {
    returnToMiddle(from: YearCanvas.restLimit)
    bringNear(day)
    guard let places, let month = places.monthFrame(of: day) else { return }
    let rest = destination.map { places.offset(of: $0) } ?? contentOffset.y
    if month.minY >= rest && month.maxY <= rest + frame.height { return }
    let wanted = month.minY < rest ? month.minY : max(month.maxY - frame.height, 0)
    move(to: isPaged ? places.stop(showing: month, near: wanted) : wanted, animated: true)
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing else { return }
    returnToMiddle(from: YearCanvas.hardLimit)
    guard let level, let anchor = places?.anchor(atOffset: contentOffset.y) else { return }
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
    guard isPaged, let places else { return offset }
    let rest = places.rest(from: contentOffset.y, velocity: velocity.y)
    return abs(rest - contentOffset.y) < 0.01 ? contentOffset : Point(x: 0, y: rest)
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input, let places else { return }
    let window = Rect(
      x: 0, y: contentOffset.y - YearCanvas.overscan, width: frame.width, height: frame.height + 2 * YearCanvas.overscan
    )
    views.layOut(places, in: window, focused: input.state.focusedDay, input, canvas: self)
  }

  // MARK: - Parts

  private var isPaged: Bool { input?.configuration.scrollPolicy == .paged }

  /// While content and offset do not belong together yet.
  private var isPlacing = false

  private func place(at anchor: ScrollAnchor, _ input: LevelInput, _ geometry: YearGeometry) {
    views.lookDidChange()
    let places = YearPlaces(
      geometry, reachableDays: input.configuration.reachableDays, viewport: frame.height, around: anchor.day)
    self.places = places
    isPlacing = true
    contentSize = Size(width: frame.width, height: places.axis.length)
    isPlacing = false
    rebase(to: Point(x: 0, y: places.offset(of: anchor)))
  }

  private func move(to offset: Double, animated: Bool) {
    guard let places else { return }
    let offset = min(max(0, offset), places.axis.lastOffset)
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
  private func bringNear(_ day: DayNumber) {
    guard let places, let input else { return }
    let year = places.year(of: day)
    let distance = places.axis.offset(of: year) - contentOffset.y
    guard abs(distance) > YearCanvas.farAway else { return }
    let neighbour = places.clamped(distance > 0 ? year - 2 : year + 2)
    guard let near = places.geometry.years.firstDay(ofYear: neighbour) else { return }
    window?.cancelAnimation(of: self)
    place(at: ScrollAnchor(day: near), input, places.geometry)
    setNeedsLayout()
    didScroll()
  }

  private func returnToMiddle(from limit: Double) {
    guard var places, places.axis.isFar(contentOffset.y, limit: limit) else { return }
    let place = places.axis.position(at: contentOffset.y)
    places.moveOrigin(to: place.unit)
    self.places = places
    isPlacing = true
    contentSize.height = places.axis.length
    isPlacing = false
    views.contentDidChange()
    rebase(to: Point(x: 0, y: places.axis.offset(of: place.unit) + place.fraction * places.axis.pitch))
    setNeedsLayout()
  }
}
