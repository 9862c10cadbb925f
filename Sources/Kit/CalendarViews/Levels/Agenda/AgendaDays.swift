package import Basics
package import CalendarSystems
import CalendarText
import Diffing
import Events

/// The days and rows of an agenda. Rows are computed on demand, so the list is endless and no array of its days exists.
///
/// Each day is a section, with or without events: section `n` is always the day `n` days after `firstDay`. If today has
/// no events, it has a row without an event.
///
/// Changes are reported for the days that were queried since the last change. All other days are computed when they are
/// queried.
package final class AgendaDays {
  /// The day of section 0, which is before the first day of any calendar system.
  package static let firstDay = DayNumber(-400_000_000)
  /// The number of days. The last one is after the last day of any calendar system.
  package static let dayCount = 800_000_001
  /// The number of days whose rows are cached.
  private static let memory = 128

  /// The object that receives changes. Held weakly, except in WebAssembly.
  @WeakReference package var observer: (any AgendaObserver)?

  private var timeline: EventTimeline?
  private var texts: CalendarTexts?
  private var today: DayNumber?
  private var generation = 0
  private var known: [(day: DayNumber, rows: [AgendaRow])] = []
  private var lastFound = 0

  /// Creates an agenda without events.
  package init() {}

  // MARK: - Content

  /// Returns the day of a section; `nil` if there is no such section.
  package func day(inSection section: Int) -> DayNumber? {
    (0..<Self.dayCount).contains(section) ? Self.firstDay + section : nil
  }

  /// Returns the section of a day; `nil` if no calendar system can name the day.
  package func section(of day: DayNumber) -> Int? {
    guard day >= Self.firstDay, day < Self.firstDay + Self.dayCount else { return nil }
    return day - Self.firstDay
  }

  /// Returns the rows of a day, visible or not.
  package func rows(of day: DayNumber) -> [AgendaRow] {
    if let index = index(of: day) { return known[index].rows }
    let rows = madeRows(of: day)
    if known.count >= Self.memory { known.removeFirst(Self.memory / 2) }
    known.append((day, rows))
    return rows
  }

  /// Returns the number of rows of a day; 0 if there is no such section.
  package func rowCount(inSection section: Int) -> Int { day(inSection: section).map(rowCount) ?? 0 }

  /// Returns the heading of a section; `nil` for a day without rows.
  package func heading(inSection section: Int) -> AgendaHeading? {
    guard let day = day(inSection: section), rowCount(day) > 0 else { return nil }
    return heading(of: day)
  }

  /// Returns the text of a heading.
  func heading(of day: DayNumber) -> AgendaHeading? {
    texts.map { AgendaHeading(day: day, text: $0.heading(of: day, in: timeline), isToday: day == today) }
  }

  /// Returns the number of events on each day of a range.
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

  /// Days are mostly queried in order.
  private func index(of day: DayNumber) -> Int? {
    if known.indices.contains(lastFound), known[lastFound].day == day { return lastFound }
    guard let index = known.firstIndex(where: { $0.day == day }) else { return nil }
    lastFound = index
    return index
  }

  // MARK: - Changes

  /// Updates the events, and reports what changed.
  func update(timeline: EventTimeline?, texts: CalendarTexts, today: DayNumber) {
    let generation = timeline?.generation ?? 0
    if self.timeline !== timeline || self.texts !== texts {
      known = []
      (self.timeline, self.texts, self.today, self.generation) = (timeline, texts, today, generation)
      observer?.daysNeedReloading()
    } else if self.generation != generation || self.today != today {
      let old = known
      known = []
      (self.today, self.generation) = (today, generation)
      var builder = UpdateBuilder()
      for (day, rows) in old { record(day, rows, self.rows(of: day), in: &builder) }
      if !builder.isEmpty { observer?.daysDidChange(builder.update) }
    }
  }

  /// Discards the cache.
  func forget() {
    known = []
    observer?.daysNeedReloading()
  }

  /// Releases the events and texts.
  func close() {
    known = []
    timeline = nil
    texts = nil
  }

  private func record(_ day: DayNumber, _ old: [AgendaRow], _ new: [AgendaRow], in builder: inout UpdateBuilder) {
    guard old != new, let section = section(of: day) else { return }
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    let gone = old.indices.filter { item in !new.contains { $0.isSame(as: old[item]) } }
    let stayed = old.filter { row in new.contains { $0.isSame(as: row) } }
    let come = new.indices.filter { item in !old.contains { $0.isSame(as: new[item]) } }
    let still = new.filter { row in old.contains { $0.isSame(as: row) } }
    let isInOrder = stayed.count == still.count && stayed.indices.allSatisfy { stayed[$0].isSame(as: still[$0]) }
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
