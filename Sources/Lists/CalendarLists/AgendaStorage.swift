public import CalendarSystems
import CalendarViews
public import CollectionKit
public import CollectionManager
public import Diffing

/// A read-only storage of an agenda's days and events. Items are computed on demand, so the list is endless and no
/// array of its days exists.
///
/// Each day is a section, with or without events: section `n` is always the day `n` days after `firstDay`. So paths do
/// not change when events are added or removed on other days. Items are `AgendaRow`s, first all-day events, then the
/// others by time. If today has no events, it has a row without an event. The header of a day is an `AgendaHeading`.
///
/// Changes are reported for the days that were queried since the last change. All other days are computed when they are
/// queried.
public final class AgendaStorage: BaseStorage {
  /// The day of section 0, which is before the first day of any calendar system.
  public static let firstDay = AgendaDays.firstDay
  /// The number of days. The last one is after the last day of any calendar system.
  public static let dayCount = AgendaDays.dayCount

  private let days: AgendaDays

  /// Creates an agenda without events.
  public override init() {
    days = AgendaDays()
    super.init()
  }

  /// Creates a storage of the days of a calendar's agenda.
  init(_ days: AgendaDays) {
    self.days = days
    super.init()
  }

  /// Observes the days, which have no other observer anymore.
  func start() { days.observer = self }

  /// Stops observing the days.
  func stop() { days.observer = nil }

  // MARK: - Content

  /// The number of days, with or without events.
  public override var numberOfSections: Int { Self.dayCount }

  /// Returns the number of rows of a day.
  public override func numberOfItems(inSection section: Int) -> Int { days.rowCount(inSection: section) }

  /// Returns the `AgendaRow` at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    guard let day = day(inSection: path.section) else { return nil }
    let rows = days.rows(of: day)
    return rows.indices.contains(path.item) ? ModelBox(rows[path.item]) : nil
  }

  /// Returns the `AgendaHeading` of a day that has rows.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  {
    guard kind == supplementaryHeaderKind, headerModelProvider == nil, path.item == 0 else { return nil }
    return days.heading(inSection: path.section).map { ModelBox($0) }
  }

  // MARK: - Days and places

  /// Returns the day of a section; `nil` if there is no such section.
  public func day(inSection section: Int) -> DayNumber? { days.day(inSection: section) }

  /// Returns the section of a day; `nil` if no calendar system can name the day.
  public func section(of day: DayNumber) -> Int? { days.section(of: day) }
}

extension AgendaStorage: AgendaObserver {
  package func daysDidChange(_ update: StorageUpdate) {
    startUpdate()
    record { builder in
      for change in update.changes { builder.append(change) }
    }
    finishUpdate()
  }

  package func daysNeedReloading() { setNeedsReloading() }
}
