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
  /// The calendars that the view hides. New events belong to one of them only if no other calendar takes events. The view
  /// sets this at each layout.
  package var hiddenCalendars: [CalendarID] = []
  /// The edits that can be undone and redone.
  public internal(set) var undoStack = UndoStack()
  /// The clocks of the display and of events.
  public private(set) var clock: EditClock
  let now: () -> Instant
  let newUID: () -> String
  /// The occurrences of the store, for checking rules; created on first use.
  var timeline: EventTimeline?

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

  /// Returns what users may do with an event; nothing if its calendar is read-only. Each of its resources can restrict
  /// it further.
  public func verbs(for event: Event) -> EditVerbs {
    guard isWritable(event.calendar) else { return [] }
    var verbs = options.verbs.intersection(delegate?.verbs(for: event) ?? .all)
    for resource in resources(of: event) { verbs = verbs.intersection(resource.verbs) }
    return verbs
  }

  /// Returns whether users may move an event to other resources, as far as its verbs permit it. If not, sessions and
  /// copies keep its resources.
  package func mayChangeResources(of event: Event) -> Bool {
    delegate?.limits(for: event)?.resourceEditable ?? options.resourceEditable
  }

  /// The calendars that accept new events, in the order of the store.
  public var writableCalendars: [CalendarID] {
    calendars.filter { $0.access == .full && accepts(newEventsIn: $0.id) }.map { $0.id }
  }

  private func accepts(newEventsIn calendar: CalendarID) -> Bool {
    let event = Event(title: "", day: DayNumber(0), calendar: calendar)
    return delegate?.verbs(for: event).contains(.create) ?? true
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

  /// Throws unless the verbs are permitted for the event, and for the calendar and resources it moves to.
  func require(_ verbs: EditVerbs, for old: Event, to new: Event? = nil) throws(EditError) {
    for event in [old, new ?? old] where !isWritable(event.calendar) {
      throw .refused([.readOnly(event.calendar)])
    }
    let missing = verbs.subtracting(self.verbs(for: old))
    if !missing.isEmpty { throw .refused([.notPermitted(missing)]) }
    if let new, new.calendar != old.calendar, !accepts(newEventsIn: new.calendar) {
      throw .refused([.notPermitted(.create)])
    }
    guard let new else { return }
    let ids = old.resourceIDs
    if !ids.hasSameBytes(as: new.resourceIDs), !mayChangeResources(of: old) {
      throw .refused([.notPermitted(.edit)])
    }
    for resource in resources(of: new)
    where !resource.verbs.contains(.create) && !ResourceLines.contains(ids, resource.id) {
      throw .refused([.notPermitted(.create)])
    }
  }

  // MARK: - Plans

  func planner() -> EditPlanner { EditPlanner(EditContext(now: now(), newUID: newUID(), clock: clock)) }

  /// Returns the new event that a session begins with.
  func blank() throws(EditError) -> Event {
    var chosen = options.calendar
    if chosen == nil {
      let writable = try readCalendars().filter { $0.access == .full }
      let willing = writable.filter { accepts(newEventsIn: $0.id) }
      chosen = (willing.first { !hiddenCalendars.contains($0.id) } ?? willing.first ?? writable.first)?.id
    }
    guard let calendar = chosen else { throw .notApplicable }
    return Event(title: "", day: DayNumber(0), calendar: calendar)
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
