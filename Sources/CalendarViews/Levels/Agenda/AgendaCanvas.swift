import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry
import ViewKit

/// The scrolling surface of the agenda. Days near the viewport exist, laid out from the one at its top.
///
/// The list has no length, so its content is long and the picture lies somewhere in it: scrolling moves the anchor by as
/// much as the offset. Where the list ends, the content is made to end too.
final class AgendaCanvas: ScrollView {
  private static let middle = EndlessAxis.span / 2
  private static let restLimit = 200_000.0
  private static let hardLimit = 900_000.0
  /// Points laid out above and below the viewport.
  private static let overscan = 300.0

  private var input: LevelInput?
  private unowned(unsafe) var level: LevelView?
  private var recycler: ItemRecycler<DayNumber>?
  /// The day at the top, and its distance from there, when the offset was `base`.
  private var anchor = AgendaAnchor(day: DayNumber(0))
  private var base = AgendaCanvas.middle
  private var sections: [AgendaSection] = []
  private var isStale = true
  /// The row that the Tab key stops at.
  private var shownStop: RowPlace?
  /// The row that has the keyboard's focus, or had it last. It exists wherever the list is scrolled to.
  private var held: RowPlace?
  /// Where the canvas was told to stand, or said that it stands.
  private var stands: ScrollAnchor?

  /// A row, by its day and its place below the heading.
  struct RowPlace: Equatable {
    var day: DayNumber
    var row: Int
  }

  /// Takes new state or data.
  func update(_ input: LevelInput, level: LevelView) {
    let isFirst = self.input == nil
    self.input = input
    self.level = level
    isStale = true
    setNeedsLayout()
    guard isFirst || contentSize.width != frame.width || stands != input.state.anchor else { return }
    window?.cancelAnimation(of: self)
    stands = input.state.anchor
    contentSize = Size(width: frame.width, height: EndlessAxis.span)
    place(AgendaAnchor(day: input.state.anchor.day, y: -input.state.anchor.fraction * rowHeight))
  }

  /// Dresses everything anew in the next layout.
  func redress() {
    isStale = true
    setNeedsLayout()
  }

  /// Brings a day, or the next one with events, to the top.
  func show(_ day: DayNumber) {
    window?.cancelAnimation(of: self)
    place(AgendaAnchor(day: day))
    report()
  }

  /// Moves as little as possible until the heading and the first row of a day are in view.
  func reveal(_ day: DayNumber) {
    // A row with the focus is brought into view by what led the focus there.
    if held?.day == day, visibleSections.contains(where: { $0.day == day }) { return }
    guard let section = sections.first(where: { $0.day == day }) else {
      if !(visibleDays?.contains(day) ?? false) { show(day) }
      return
    }
    let top = section.y + base - contentOffset.y
    let bottom = top + min(section.height, frame.height)
    if top < 0 {
      animateScroll(to: contentOffset + Point(x: 0, y: top))
    } else if bottom > frame.height {
      animateScroll(to: contentOffset + Point(x: 0, y: bottom - frame.height))
    }
  }

  /// The days from the first section in view to the last.
  var visibleDays: Range<DayNumber>? {
    let visible = visibleSections
    guard let first = visible.first, let last = visible.last else { return nil }
    return first.day..<last.day + 1
  }

  func day(at point: Point) -> DayNumber? {
    sections.first { $0.y <= point.y + shift && point.y + shift < $0.maxY }?.day
  }

  /// The row of a day that has the focus or had it last, the first row of another day or, if the day is not there, of
  /// the first day in view.
  func focusTarget(for day: DayNumber) -> View? {
    stop(for: day).flatMap { sectionView($0.day)?.rowView($0.row) }
  }

  /// A row got the focus.
  func didFocus(_ place: RowPlace) {
    guard place != held else { return }
    held = place
    setNeedsLayout()
  }

  /// In reading order.
  func elementViews() -> [View] {
    visibleSections.flatMap { sectionView($0.day)?.elementViews() ?? [] }
  }

  /// Leads the focus to the row before or after the one that has it, if there is one. Returns whether a row has it.
  func moveFocus(by step: Int) -> Bool {
    guard let window, let held, window.focusedView?.isDescendant(of: self) == true else { return false }
    if !sections.contains(where: { $0.day == held.day }) {
      // The list was scrolled away from the row: it comes back first.
      show(held.day)
      layoutSubviews()
    }
    var rows: [(place: RowPlace, view: AgendaRowView)] = []
    for section in sections {
      guard let view = sectionView(section.day) else { continue }
      for row in view.rows.indices {
        if let view = view.rowView(row) { rows.append((RowPlace(day: section.day, row: row), view)) }
      }
    }
    guard let index = rows.firstIndex(where: { $0.place == held }), rows.indices.contains(index + step) else {
      return true
    }
    let (place, row) = rows[index + step]
    didFocus(place)
    window.focus(row)
    input?.responder?.didFocus(place.day)
    let frame = row.frameInWindow
    let own = frameInWindow
    let heading = input?.configuration.style.agenda.headingHeight ?? 0
    if frame.minY < own.minY + heading {
      animateScroll(to: contentOffset + Point(x: 0, y: frame.minY - own.minY - heading))
    } else if frame.maxY > own.maxY {
      animateScroll(to: contentOffset + Point(x: 0, y: frame.maxY - own.maxY))
    }
    return true
  }

  override func didScroll() {
    super.didScroll()
    if abs(contentOffset.y - AgendaCanvas.middle) > AgendaCanvas.hardLimit { returnToMiddle() }
  }

  override func didEndScrolling() {
    if abs(contentOffset.y - AgendaCanvas.middle) > AgendaCanvas.restLimit { returnToMiddle() }
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let counter = DayCounter(timeline: input.timeline)
    let reachable = input.configuration.reachable == .unlimited ? nil : input.configuration.reachableDays
    let geometry = AgendaGeometry(
      anchor: AgendaAnchor(day: anchor.day, y: anchor.y - shift), viewport: frame.size,
      overscan: AgendaCanvas.overscan, keptDay: input.configuration.today, reachable: reachable,
      metrics: input.configuration.style.agenda, pixels: input.pixels, counts: { counter.counts(of: $0) })
    let moved = (geometry.anchor.day == anchor.day ? geometry.anchor.y - (anchor.y - shift) : 0)
    anchor = geometry.anchor
    base = contentOffset.y
    sections = geometry.sections
    end(geometry, moved)
    show(geometry, input)
    report()
  }

  // MARK: - Parts

  private var rowHeight: Double { input?.configuration.style.agenda.rowHeight ?? 44 }

  /// How far the content was scrolled since the last layout.
  private var shift: Double { contentOffset.y - base }

  private var visibleSections: [AgendaSection] {
    sections.filter { $0.maxY - shift > 0 && $0.y - shift < frame.height }
  }

  private func sectionView(_ day: DayNumber?) -> AgendaSectionView? {
    day.flatMap { recycler?.view(for: $0) as? AgendaSectionView }
  }

  /// The row that the Tab key stops at, while `day` is the focused one.
  private func stop(for day: DayNumber) -> RowPlace? {
    if let held, held.day == day || hasFocus { return held }
    let known = sections.contains { $0.day == day } ? day : (visibleSections.first ?? sections.first)?.day
    return known.map { RowPlace(day: $0, row: 0) }
  }

  private var hasFocus: Bool { window?.focusedView?.isDescendant(of: self) == true }

  /// The section with the held row, if it lies where no sections are: out of sight before or after them.
  private var farItem: PlacedItem<DayNumber>? {
    guard let held, hasFocus, let first = sections.first, let last = sections.last, let view = sectionView(held.day),
      !sections.contains(where: { $0.day == held.day })
    else { return nil }
    let height = view.frame.height
    let y = held.day < first.day ? first.y - AgendaCanvas.farAway - height : last.maxY + AgendaCanvas.farAway
    return PlacedItem(
      key: held.day, reuseIdentifier: .agendaSection,
      frame: Rect(
        x: 0, y: min(max(0, y + contentOffset.y), contentSize.height - height), width: frame.width, height: height))
  }

  private static let farAway = 10_000.0

  /// Lets the content end where the list does.
  private func end(_ geometry: AgendaGeometry, _ moved: Double) {
    guard let first = sections.first, let last = sections.last else {
      contentSize.height = frame.height
      return
    }
    var offset = contentOffset.y
    if geometry.reachesStart, first.y + offset != 0 { offset = -first.y }
    contentSize.height =
      geometry.reachesEnd
      ? max(frame.height, offset + last.maxY) : max(EndlessAxis.span, offset + frame.height + AgendaCanvas.overscan)
    if offset != contentOffset.y {
      rebase(to: Point(x: 0, y: offset))
      base = contentOffset.y
    }
  }

  private func show(_ geometry: AgendaGeometry, _ input: LevelInput) {
    let recycler = recycler ?? ItemRecycler<DayNumber>(pool: input.pool)
    self.recycler = recycler
    let placed = sections.map { section in
      PlacedItem(
        key: section.day, reuseIdentifier: .agendaSection,
        frame: Rect(x: 0, y: section.y + contentOffset.y, width: frame.width, height: section.height))
    }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let isStale = isStale
    self.isStale = false
    let items = placed + (farItem.map { [$0] } ?? [])
    recycler.reconcile(items, in: self)
    let stop = stop(for: input.state.focusedDay)
    let moved = stop == shownStop ? [] : [stop?.day, shownStop?.day]
    shownStop = stop
    for item in items where isStale || recycler.isNew(item.key) || moved.contains(item.key) {
      guard let view = recycler.view(for: item.key) as? AgendaSectionView else { continue }
      var rows: [AgendaRow] = []
      if let timeline = input.timeline {
        rows = EventContextBuilder(timeline: timeline, texts: input.texts).rows(of: item.key)
      }
      if rows.isEmpty { rows = [AgendaRow(day: item.key, event: nil, detail: "")] }
      view.canvas = self
      view.show(item.key, rows, input, focusRow: item.key == stop?.day ? min(stop?.row ?? 0, rows.count - 1) : nil)
    }
    accessibility.role = .group
    accessibility.owned = sections.compactMap { recycler.view(for: $0.day)?.id }
  }

  private func place(_ anchor: AgendaAnchor) {
    self.anchor = anchor
    isStale = true
    contentSize.height = EndlessAxis.span
    rebase(to: Point(x: 0, y: AgendaCanvas.middle))
    base = contentOffset.y
    setNeedsLayout()
  }

  private func returnToMiddle() {
    let offset = contentOffset.y
    contentSize.height = EndlessAxis.span
    rebase(to: Point(x: 0, y: AgendaCanvas.middle))
    base += contentOffset.y - offset
    setNeedsLayout()
  }

  /// Tells the calendar where the list stands, if it is another place than it was told.
  private func report() {
    guard let level, let input else { return }
    var place = ScrollAnchor(day: anchor.day, fraction: max(0, -anchor.y / rowHeight))
    // Back and forth between rows and points there are rounding errors, which are no motion.
    if let stands, stands.day == place.day, abs(stands.fraction - place.fraction) < 1e-9 { place = stands }
    stands = place
    guard place != input.state.anchor else { return }
    var state = input.state
    state.anchor = place
    self.input = input.with(state)
    input.responder?.didScroll(to: place, in: level)
  }
}

/// Counts events by day.
private struct DayCounter {
  let timeline: EventTimeline?

  func counts(of days: Range<DayNumber>) -> [Int] {
    var counts = Array(repeating: 0, count: max(0, days.upperBound - days.lowerBound))
    guard let timeline else { return counts }
    for occurrence in timeline.occurrences(touching: days) where !occurrence.isBackground {
      let first = max(occurrence.firstDay, days.lowerBound) - days.lowerBound
      let last = min(occurrence.lastDay, days.upperBound - 1) - days.lowerBound
      if first <= last { for day in first...last { counts[day] += 1 } }
    }
    return counts
  }
}
