import Basics
import CalendarLayout
public import CalendarSystems
import CalendarText
public import CalendarViews
public import CollectionKit
public import CollectionManager
public import Diffing
public import Events

/// A read-only storage of days for a collection manager. Items are computed on demand, so a span of centuries takes no
/// more memory than a month.
///
/// A section is a week or a month, and an item is the `DayContext` of a day. The header model is the range of days for
/// a week and the `YearMonth` for a month, unless `headerModelProvider` returns another.
///
/// ```swift
/// let storage = DayStorage(monthOf: today, configuration: configuration, timeline: timeline)
/// let manager = CollectionManager(managing: view, storage: storage)
/// manager.register(MyDayCell.self)
/// ```
///
/// The storage does not observe anything: its owner calls `setState(_:)` and `eventsDidChange(on:)`.
public final class DayStorage: BaseStorage {
  /// What the sections are.
  public enum Sections: Hashable, Sendable {
    /// Weeks of seven days that begin on the configuration's first weekday. The first and last weeks are complete.
    case weeks
    /// Months with only their own days. The first and last months are complete.
    case months
  }

  /// The maximum number of days in a storage. Longer spans are cut off at the end.
  package static let maximumDayCount = 1 << 20
  /// The number of days above which a new state reloads everything.
  private static let comparedDayCount = 4096

  /// What the sections are.
  public let kind: Sections
  /// The days of the storage.
  public let days: Range<DayNumber>
  /// The state that provides the selection and focus of the days.
  public private(set) var state: CalendarState
  private let configuration: CalendarConfiguration
  private let timeline: EventTimeline?
  /// The days of the month that the storage was created for, if any. Other days are out of scope.
  private let scope: ClosedRange<DayNumber>?
  /// The first day of each month, and the day after the last one; empty for weeks.
  private var starts: [DayNumber] = []

  /// Creates a storage of the weeks or months that contain a range of days.
  ///
  /// - Parameters:
  ///   - range: the days. Days that the calendar system cannot name are omitted.
  ///   - state: the state of a calendar; by default, the initial state.
  ///   - timeline: the timeline whose events are counted; without one, days have no events. Its `nextDayThreshold` is
  ///     set to the configuration's.
  public convenience init(
    _ range: ClosedRange<DayNumber>, in kind: Sections, configuration: CalendarConfiguration,
    state: CalendarState? = nil, timeline: EventTimeline? = nil
  ) { self.init(range, kind, nil, configuration, state, timeline) }

  /// Creates a storage of the weeks that touch the month of a day, like a page of the month level. Days of other months
  /// are out of scope.
  public convenience init(
    monthOf day: DayNumber, configuration: CalendarConfiguration, state: CalendarState? = nil,
    timeline: EventTimeline? = nil
  ) {
    let grid = MonthGrid(
      containing: day, in: configuration.calendar,
      weeks: configuration.locale.weekRule)
    self.init(grid.days, .weeks, grid.days, configuration, state, timeline)
  }

  private init(
    _ range: ClosedRange<DayNumber>, _ kind: Sections, _ scope: ClosedRange<DayNumber>?,
    _ configuration: CalendarConfiguration, _ state: CalendarState?, _ timeline: EventTimeline?
  ) {
    self.kind = kind
    self.scope = scope
    self.configuration = configuration
    self.state = state ?? CalendarState(configuration: configuration)
    timeline?.nextDayThreshold = configuration.nextDayThreshold
    self.timeline = timeline
    let valid = configuration.calendar.validDays
    let first = min(max(range.lowerBound, valid.lowerBound), valid.upperBound)
    let farthest = valid.upperBound - first < Self.maximumDayCount ? valid.upperBound : first + Self.maximumDayCount
    let last = min(max(range.upperBound, first), farthest)
    switch kind {
    case .weeks:
      let grid = configuration.grid
      days = grid.firstDay(of: grid.week(of: first))..<grid.firstDay(of: grid.week(of: last) + 1)
    case .months:
      starts = Self.monthStarts(first, last, configuration.calendar)
      days = (starts.first ?? first)..<(starts.last ?? first)
    }
    super.init()
  }

  private static func monthStarts(_ first: DayNumber, _ last: DayNumber, _ calendar: any CalendarSystem)
    -> [DayNumber]
  {
    let end = calendar.validDays.upperBound
    var start = calendar.startOfMonth(containing: first)
    var starts = [start]
    while start <= last {
      let length = (try? calendar.dayCount(in: YearMonth(calendar.fields(of: start)))) ?? 1
      let next = start + max(length, 1)
      starts.append(next)
      if next > end { break }
      start = next
    }
    return starts
  }

  // MARK: - Content

  /// The number of weeks or months.
  public override var numberOfSections: Int {
    kind == .weeks ? (days.upperBound - days.lowerBound) / 7 : starts.count - 1
  }

  /// Returns the number of days of a week or month; 0 if there is no such section.
  public override func numberOfItems(inSection section: Int) -> Int {
    days(inSection: section).map { $0.upperBound - $0.lowerBound } ?? 0
  }

  /// Returns the `DayContext` of the day at a path, or `nil`.
  public override func item(at path: ItemPath) -> AnyModel? { day(at: path).map { ModelBox(context(of: $0)) } }

  /// Returns the header of a week or month.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard kind == supplementaryHeaderKind, headerModelProvider == nil, path.item == 0,
      let days = days(inSection: path.section)
    else { return nil }
    if self.kind == .weeks { return ModelBox(days) }
    return ModelBox(YearMonth(configuration.calendar.fields(of: days.lowerBound)))
  }

  // MARK: - Days and paths

  /// Returns the days of a week or month; `nil` if there is no such section.
  public func days(inSection section: Int) -> Range<DayNumber>? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    if kind == .months { return starts[section]..<starts[section + 1] }
    return days.lowerBound + 7 * section..<days.lowerBound + 7 * (section + 1)
  }

  /// Returns the day at a path, or `nil`.
  public func day(at path: ItemPath) -> DayNumber? {
    guard let days = days(inSection: path.section), path.item >= 0, path.item < days.upperBound - days.lowerBound else {
      return nil
    }
    return days.lowerBound + path.item
  }

  /// Returns the path of a day, or `nil` if the storage does not contain it.
  public func indexPath(of day: DayNumber) -> ItemPath? {
    guard days.contains(day) else { return nil }
    if kind == .weeks {
      let offset = day - days.lowerBound
      return ItemPath(section: offset / 7, item: offset % 7)
    }
    let section = (0..<starts.count - 1).partitioningIndex { starts[$0] > day } - 1
    return ItemPath(section: section, item: day - starts[section])
  }

  private func context(of day: DayNumber) -> DayContext {
    var context = DayContext(
      of: day, configuration, state, eventCount: timeline?.occurrences(listedOn: day..<day + 1).count ?? 0)
    if context.flags.contains(.nameless) || scope?.contains(day) == false { context.flags.insert(.outOfScope) }
    return context
  }

  // MARK: - Changes

  /// Adopts the selection and focus of another state, and reports the changed days as one update.
  public func setState(_ new: CalendarState) {
    let old = state
    if old == new { return }
    state = new
    guard days.upperBound - days.lowerBound <= Self.comparedDayCount else { return setNeedsReloading() }
    report(days) { day in
      DayFlags(of: day, self.configuration, old) != DayFlags(of: day, self.configuration, new)
    }
  }

  /// Reports that the events of some days, or of all days if `nil`, changed. Call it when the timeline reports a
  /// change.
  public func eventsDidChange(on changed: Range<DayNumber>?) {
    guard let changed else { return setNeedsReloading() }
    report(changed.clamped(to: days)) { _ in true }
  }

  private func report(_ candidates: Range<DayNumber>, _ isChanged: (DayNumber) -> Bool) {
    var paths: [ItemPath] = []
    var day = candidates.lowerBound
    while day < candidates.upperBound {
      if isChanged(day), let path = indexPath(of: day) { paths.append(path) }
      day = day + 1
    }
    startUpdate()
    record { $0.append(.updateItems(paths)) }
    finishUpdate()
  }
}
