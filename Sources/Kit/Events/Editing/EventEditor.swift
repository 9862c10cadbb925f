public import Basics
import CalendarSystems
public import TimeZones

/// An editor of the events in a store, with permissions, rules, and undo. All views of the store share it, and it works
/// without any view.
///
/// ```swift
/// let editor = EventEditor(store: store, displayZone: zone, zones: zones, now: { clock.now }, newUID: { makeUID() })
/// try editor.perform(.change(occurrence.id, to: event, .thisAndFollowing))
/// try editor.perform(.undo)
/// ```
///
/// An edit in progress is an `EditSession`, which the caller keeps; the editor has no other hidden state.
public final class EventEditor {
  /// The edited store.
  public let store: any EventStore
  /// The settings: permissions, rules, and default lengths.
  public var options = EditOptions()
  /// The object that approves, rejects, and observes edits.
  @WeakReference public var delegate: (any CalendarEditingDelegate)?
  /// The zone in which days and clock times are displayed.
  public var displayZone: ZoneRules {
    get { clock.zone }
    set {
      clock = EditClock(zone: newValue, zones: clock.zones)
      timeline?.setDisplayZone(newValue)
    }
  }
  /// The edits that can be undone and redone.
  public internal(set) var undoStack = UndoStack()
  /// The clocks of the display and of events.
  public private(set) var clock: EditClock
  let now: () -> Instant
  let newUID: () -> String
  /// The occurrences of the store, for checking rules; created on first use.
  private var timeline: EventTimeline?

  /// Creates an editor of a store.
  /// - Parameters:
  ///   - now: returns the current time, for the time stamps of events.
  ///   - newUID: returns a new globally unique identifier at each call.
  public init(
    store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider, now: @escaping () -> Instant,
    newUID: @escaping () -> String
  ) {
    self.store = store
    self.now = now
    self.newUID = newUID
    clock = EditClock(zone: displayZone, zones: zones)
  }

  /// Makes a complete edit, or undoes or redoes one.
  /// - Parameter time: the time of any clock, in seconds; see `perform(_:in:at:)`.
  /// - Returns: the result; `nil` if no change was necessary.
  /// - Throws: an `EditError`; the store is unchanged.
  @discardableResult
  public func perform(_ command: EditCommand, at time: Double? = nil) throws(EditError) -> EditReceipt? {
    var session: EditSession?
    return try perform(command, in: &session, at: time)
  }

  // MARK: - Permissions

  /// Returns what users may do with an event; nothing if its calendar is read-only.
  public func verbs(for event: Event) -> EditVerbs {
    guard isWritable(event.calendar) else { return [] }
    return options.verbs.intersection(delegate?.verbs(for: event) ?? .all)
  }

  /// The calendars that accept new events, in the order of the store.
  public var writableCalendars: [CalendarID] {
    calendars.filter { $0.access == .full }.map { $0.id }
  }

  /// The calendars of the store; empty if they cannot be read.
  var calendars: [CalendarInfo] { (try? readCalendars()) ?? [] }

  func readCalendars() throws(EditError) -> [CalendarInfo] {
    do throws(StoreError) { return try store.calendars() } catch { throw .store(error) }
  }

  /// Whether users may create events. If the store cannot be read, the attempt reports it.
  public var mayCreate: Bool {
    do throws(EditError) {
      return verbs(for: try blank()).contains(.create)
    } catch {
      if case .store = error { return options.verbs.contains(.create) }
      return false
    }
  }

  private func isWritable(_ calendar: CalendarID) -> Bool {
    // A calendar that does not exist is left to the store.
    return calendars.first { $0.id == calendar }.map { $0.access == .full } ?? true
  }

  /// Throws unless the verbs are permitted for the event, and for the calendar it moves to.
  func require(_ verbs: EditVerbs, for old: Event, to new: Event? = nil) throws(EditError) {
    for event in [old, new ?? old] where !isWritable(event.calendar) {
      throw .refused([.readOnly(event.calendar)])
    }
    let missing = verbs.subtracting(self.verbs(for: old))
    if !missing.isEmpty { throw .refused([.notPermitted(missing)]) }
  }

  // MARK: - Plans

  func planner() -> EditPlanner { EditPlanner(EditContext(now: now(), newUID: newUID(), clock: clock)) }

  /// Returns the new event that a session begins with.
  func blank() throws(EditError) -> Event {
    var chosen = options.calendar
    if chosen == nil { chosen = try readCalendars().first { $0.access == .full }?.id }
    guard let calendar = chosen else { throw .notApplicable }
    return Event(title: "", day: DayNumber(0), calendar: calendar)
  }

  /// Returns the verdict of the rules and the delegate on a plan.
  /// - Parameters:
  ///   - old: the edited occurrence, and `new` its edited version; rules only check changed times and calendars.
  ///   - isWhole: whether other occurrences of a series change with it.
  func validation(
    of plan: EditPlan, from old: Event?, to new: Event, isWhole: Bool = false
  ) -> EditValidation {
    let isMoved = old.map { $0 != $0.withTimes(of: new) || $0.recurrence != new.recurrence } ?? true
    let changesCalendar = old.map { $0.calendar != new.calendar } ?? true
    guard isMoved || changesCalendar, !options.rules.rules.isEmpty else { return EditValidation() }
    let timeline = self.timeline ?? EventTimeline(store: store, displayZone: clock.zone, zones: clock.zones)
    self.timeline = timeline
    defer { timeline.preview(nil) }
    let edited = clock.shown(new)
    guard isWhole else {
      timeline.preview(plan.change)
      let found = timeline.occurrences(touching: edited.firstDay..<edited.lastDay + 1).first {
        guard $0.start == edited.start, $0.end == edited.end else { return false }
        return timeline.event($0.id.event).map { plan.after.contains($0.event) } ?? false
      }
      return options.rules.validation(of: [found ?? edited], new, among: timeline)
    }
    var first = edited.firstDay
    for event in plan.after { first = min(first, event.start.writtenDay) }
    first = max(first, edited.firstDay - EditRules.days / 2)
    let days = first..<first + EditRules.days
    var known = changesCalendar ? [] : own(plan.before, on: days, in: timeline)
    timeline.preview(plan.change)
    let changed = own(plan.after, on: days, in: timeline).filter { new in
      let index = known.firstIndex { $0.start == new.start && $0.end == new.end && $0.isAllDay == new.isAllDay }
      if let index { known.remove(at: index) }
      return index == nil
    }
    return options.rules.validation(of: Array(changed.prefix(EditRules.limit)), new, among: timeline)
  }

  private func own(_ events: [Event], on days: Range<DayNumber>, in timeline: EventTimeline) -> [Occurrence] {
    timeline.occurrences(touching: days).filter { occurrence in
      guard let event = timeline.event(occurrence.id.event)?.event else { return false }
      return events.contains { $0.isOfSeries(of: event) }
    }
  }

  /// Applies a plan, after the delegate has allowed it.
  func commit(_ plan: EditPlan, stepTime: Double? = nil) throws(EditError) -> EditReceipt {
    var change = plan.change
    switch delegate?.validate(plan, isFinal: true) ?? .allow {
    case .allow: break
    case .refuse(let reason): throw .refused([.other(reason)])
    case .replace(let other): change = .group(other.steps)
    }
    let receipt = try apply(change)
    undoStack.add(UndoEntry(plan.label, change, receipt, stepTime: stepTime))
    return report(EditReceipt(.edit, plan.label, change, receipt))
  }

  func apply(_ change: EventChange) throws(EditError) -> StoreReceipt {
    do throws(StoreError) { return try store.apply(change) } catch { throw .store(error) }
  }

  func report(_ receipt: EditReceipt) -> EditReceipt {
    delegate?.didCommit(receipt)
    return receipt
  }
}
