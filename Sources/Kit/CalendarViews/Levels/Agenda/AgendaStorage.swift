public import CalendarSystems
import CalendarText
public import CollectionKit
public import CollectionManager
public import Diffing
import Events

/// The days and events of an agenda as a storage: read only, and computed when asked, so that the list has no end and
/// no list of its days exists.
///
/// Each day is a section, with or without events, and always the same: section `n` is the day `n` days after
/// `firstDay`. So paths do not change when events come and go on other days. Items are `AgendaRow`s, whole days first,
/// then by time; today has a row without an event if there is none. The header of a day is an `AgendaHeading`.
///
/// What changes is reported for the days that were asked for since the last change; what other days have is found out
/// when they are asked for.
public final class AgendaStorage: BaseStorage {
  /// The day of section 0, before the first day that any calendar can name.
  public static let firstDay = DayNumber(-400_000_000)
  /// The number of days; beyond the last that any calendar can name.
  public static let dayCount = 800_000_001
  /// Days whose rows are kept.
  private static let memory = 128

  private var timeline: EventTimeline?
  private var texts: CalendarTexts?
  private var today: DayNumber?
  private var generation = 0
  private var known: [(day: DayNumber, rows: [AgendaRow])] = []
  private var lastFound = 0

  /// An agenda without events.
  public override init() { super.init() }

  // MARK: - Content

  /// The number of days, with or without events.
  public override var numberOfSections: Int { Self.dayCount }

  /// Returns the number of rows of a day.
  public override func numberOfItems(inSection section: Int) -> Int { day(inSection: section).map(rowCount) ?? 0 }

  /// The `AgendaRow` at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    guard let day = day(inSection: path.section) else { return nil }
    let rows = rows(of: day)
    return rows.indices.contains(path.item) ? ModelBox(rows[path.item]) : nil
  }

  /// The `AgendaHeading` of a day that has rows.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard kind == supplementaryHeaderKind, headerModelProvider == nil, path.item == 0,
      let day = day(inSection: path.section), rowCount(day) > 0
    else { return nil }
    return heading(of: day).map { ModelBox($0) }
  }

  // MARK: - Days and places

  /// The day that is a section; `nil` for a section that does not exist.
  public func day(inSection section: Int) -> DayNumber? {
    (0..<Self.dayCount).contains(section) ? Self.firstDay + section : nil
  }

  /// The section that is a day; `nil` for one that no calendar can name.
  public func section(of day: DayNumber) -> Int? {
    guard day >= Self.firstDay, day < Self.firstDay + Self.dayCount else { return nil }
    return day - Self.firstDay
  }

  /// The rows of a day, whether it is shown or not.
  func rows(of day: DayNumber) -> [AgendaRow] {
    if let index = index(of: day) { return known[index].rows }
    let rows = madeRows(of: day)
    if known.count >= Self.memory { known.removeFirst(Self.memory / 2) }
    known.append((day, rows))
    return rows
  }

  /// Returns the texts of a heading.
  func heading(of day: DayNumber) -> AgendaHeading? {
    texts.map { AgendaHeading(day: day, text: $0.heading(of: day, in: timeline), isToday: day == today) }
  }

  /// Returns the number of events of each of some days.
  func eventCounts(of days: Range<DayNumber>) -> [Int] {
    var counts = Array(repeating: 0, count: max(0, days.upperBound - days.lowerBound))
    guard let timeline else { return counts }
    for occurrence in timeline.occurrences(listedOn: days) where !occurrence.isBackground {
      let first = max(occurrence.firstDay, days.lowerBound) - days.lowerBound
      let last = min(occurrence.lastListedDay, days.upperBound - 1) - days.lowerBound
      if first <= last { for day in first...last { counts[day] += 1 } }
    }
    return counts
  }

  private func rowCount(_ day: DayNumber) -> Int {
    if let index = index(of: day) { return known[index].rows.count }
    return max(eventCounts(of: day..<day + 1)[0], day == today ? 1 : 0)
  }

  private func madeRows(of day: DayNumber) -> [AgendaRow] {
    var rows: [AgendaRow] = []
    if let timeline, let texts { rows = EventContextBuilder(timeline: timeline, texts: texts).rows(of: day) }
    if rows.isEmpty, day == today { rows = [AgendaRow(day: day, event: nil, detail: "")] }
    return rows
  }

  /// Days are mostly asked for in order.
  private func index(of day: DayNumber) -> Int? {
    if known.indices.contains(lastFound), known[lastFound].day == day { return lastFound }
    guard let index = known.firstIndex(where: { $0.day == day }) else { return nil }
    lastFound = index
    return index
  }

  // MARK: - Changes

  /// Shows other events, or the same ones as they are now, and reports what that changes.
  func update(timeline: EventTimeline?, texts: CalendarTexts, today: DayNumber) {
    let generation = timeline?.generation ?? 0
    if self.timeline !== timeline || self.texts !== texts {
      known = []
      (self.timeline, self.texts, self.today, self.generation) = (timeline, texts, today, generation)
      setNeedsReloading()
    } else if self.generation != generation || self.today != today {
      let old = known
      known = []
      (self.today, self.generation) = (today, generation)
      startUpdate()
      for (day, rows) in old { report(day, rows, self.rows(of: day)) }
      finishUpdate()
    }
  }

  /// Asks for everything anew.
  func forget() {
    known = []
    setNeedsReloading()
  }

  /// Lets go of what it shows.
  func close() {
    known = []
    timeline = nil
    texts = nil
  }

  private func report(_ day: DayNumber, _ old: [AgendaRow], _ new: [AgendaRow]) {
    guard old != new, let section = section(of: day) else { return }
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    let gone = old.indices.filter { item in !new.contains { $0.isSame(as: old[item]) } }
    let stayed = old.filter { row in new.contains { $0.isSame(as: row) } }
    let come = new.indices.filter { item in !old.contains { $0.isSame(as: new[item]) } }
    let still = new.filter { row in old.contains { $0.isSame(as: row) } }
    let isInOrder = stayed.count == still.count && stayed.indices.allSatisfy { stayed[$0].isSame(as: still[$0]) }
    record { builder in
      guard isInOrder else {
        builder.append(.deleteItems(old.indices.map(path)))
        builder.append(.insertItems(new.indices.map(path)))
        return
      }
      builder.append(.deleteItems(gone.map(path)))
      builder.append(.insertItems(come.map(path)))
      builder.append(
        .updateItems(new.indices.filter { old.contains(new[$0]) == false && !come.contains($0) }.map(path)))
    }
  }
}
