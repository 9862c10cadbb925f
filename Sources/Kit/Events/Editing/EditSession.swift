import Basics
import CalendarSystems
import TimeZones

/// An edit in progress, as a value: what is held, and what would be stored if it were dropped now.
///
///     var session = EditSession(.move, of: event, at: .time(monday, second: 9 * 3600), clock: clock)
///     session.move(to: .time(tuesday, second: 10 * 3600), grid: grid, clock: clock)
///     session.draft  // the event a day and an hour later
///
/// Each draft is computed from the original, so moving an event away and back restores the original exactly.
/// `EventEditor` creates and commits sessions.
public struct EditSession: Sendable {
  /// What a session does with its event.
  public enum Kind: UInt8, Hashable, Sendable {
    case move, copy, resizeStart, resizeEnd, create
  }

  /// The state of a session.
  public enum Phase: Equatable, Sendable {
    /// The user holds the event.
    case editing
    /// The event was dropped; the user has to choose one of these scopes.
    case asking([EditScope])
  }

  /// The kind of the edit. `.move` and `.copy` can change into each other.
  public internal(set) var kind: Kind
  /// The edited occurrence; `nil` for a new event.
  public let occurrence: OccurrenceID?
  /// The event before the edit. For a series, the occurrence as `SeriesEditor.instance(_:)` returns it. For a new
  /// event, its texts and calendar.
  public var original: Event { shown.event }
  /// The revision of the stored event when the edit began; `nil` for a new event.
  public private(set) var revision: Revision?
  /// The event as it would be stored.
  public var draft: Event { held.event }
  /// Whether the event is held, or waits for a scope.
  public internal(set) var phase = Phase.editing
  /// The plan for dropping the draft with the scope `.this`; `nil` while nothing has changed. Views preview its change.
  public internal(set) var plan: EditPlan?
  /// The outcome of rules and permissions for the draft.
  public internal(set) var validation = EditValidation()
  /// Whether the new event comes from outside the calendar: it moves as a whole instead of being drawn.
  package private(set) var isInserted = false
  /// Whether only steps have changed the draft, so that commits in quick succession are undone as one.
  var isStepped = false
  /// The resource that the event is taken from, and the one that it moves to, where `nil` stands for none; `nil` as long
  /// as no command named resources.
  package private(set) var resources: (from: String?, to: String?)?
  /// The draft and where it is displayed.
  private(set) var held: ShownEvent
  private let from: EditTarget
  private var shown: ShownEvent
  private let length: Int
  /// Whether another client has deleted the event.
  package private(set) var isOrphaned = false
  /// Whether the pointer has moved in time, not only sideways.
  private var hasLeftReading = false

  /// Creates a session.
  /// - Parameters:
  ///   - event: the event as it is. For a new event, its texts and calendar; its times are ignored.
  ///   - occurrence: the identifier of the occurrence in its store; `nil` for a new event.
  ///   - revision: the revision of the stored event; `nil` for a new event.
  ///   - target: where the event was picked up.
  ///   - grid: the grid for the start of a new event.
  ///   - length: the length, in seconds, of a new event, and of an all-day event that moves to the hours.
  public init(
    _ kind: Kind, of event: Event, occurrence: OccurrenceID? = nil, revision: Revision? = nil, at target: EditTarget,
    grid: EditGrid = EditGrid(step: 900), clock: EditClock, length: Int = 3600
  ) {
    self.kind = kind
    self.occurrence = occurrence
    self.revision = revision
    from = target
    self.length = length
    var event = event
    if kind == .create {
      let still = EditMovement(from: target, to: target, grid: grid, keepsReading: true)
      event = clock.drawn(event, still, length: length)
    }
    shown = ShownEvent(event, on: clock)
    held = shown
  }

  /// Returns a session that inserts an event from outside the calendar at a target, as a single event.
  static func inserting(
    _ event: Event, at target: EditTarget, grid: EditGrid, clock: EditClock, length: Int
  ) -> EditSession {
    var event = event
    (event.recurrence, event.recurrenceID, event.recurrenceRange) = (nil, nil, .this)
    var session = EditSession(.copy, of: event, at: .day(clock.shown(event).firstDay), clock: clock, length: length)
    (session.kind, session.isInserted) = (.create, true)
    session.move(to: target, grid: grid, clock: clock)
    return session
  }

  /// Whether dropping the draft would store nothing.
  package var isUnchanged: Bool { kind != .create && kind != .copy && draft == original }

  // MARK: - Changes

  /// Moves the event, or the held edge, to a target.
  public mutating func move(to target: EditTarget, grid: EditGrid, clock: EditClock) {
    if !hasLeftReading, case .time(let day, let second) = from, case .time(let toDay, let toSecond) = target {
      let start = ClockPosition(day: day, second: second, on: clock).reading
      let end = ClockPosition(day: toDay, second: toSecond, on: clock).reading
      hasLeftReading = abs(end - start - Int64(toDay - day) * 86_400) > Int64(grid.slack)
    }
    let movement = EditMovement(from: from, to: target, grid: grid, keepsReading: !hasLeftReading)
    isStepped = false
    set(
      edge.map { clock.resized(shown, $0, movement) }
        ?? (kind == .create && !isInserted
          ? clock.drawn(original, movement, length: length) : clock.moved(shown, movement, length: length)),
      clock)
  }

  /// Moves the event or one of its edges by one step.
  /// - Parameter edge: the edge to move; `nil` for the session's edge, or the whole event.
  public mutating func step(_ step: EditStep, edge: EventEdge? = nil, grid: EditGrid, clock: EditClock) {
    isStepped = isStepped || draft == original
    set(clock.stepped(held, step, edge ?? self.edge, grid, from: shown), clock)
  }

  /// Turns a move into a copy, or a copy into a move.
  package mutating func setCopy(_ isCopy: Bool) {
    if kind == .move, isCopy { kind = .copy } else if kind == .copy, !isCopy, !isOrphaned { kind = .move }
  }

  /// Makes the draft all-day, or gives it times on its first day: the original's times if it has any, and a start at
  /// 09:00 otherwise.
  public mutating func setAllDay(_ isAllDay: Bool, clock: EditClock) {
    guard isAllDay != held.occurrence.isAllDay else { return }
    let first = held.occurrence.firstDay
    isStepped = false
    if isAllDay == shown.occurrence.isAllDay {
      set(clock.moved(original, byDays: first - shown.occurrence.firstDay), clock)
    } else if isAllDay {
      set(clock.wholeDays(held, from: first), clock)
    } else {
      let reading = Int64(first.rawValue) * 86_400 + 9 * 3600
      let noon = clock.zone.startOfDay(first) + 9 * 3600
      set(clock.timed(draft, at: clock.instant(ofReading: reading, near: noon), length: length), clock)
    }
  }

  /// Moves the draft to another calendar.
  public mutating func setCalendar(_ calendar: CalendarID) {
    var event = draft
    event.calendar = calendar
    if event.calendar != draft.calendar { held = ShownEvent(event, held.occurrence) }
  }

  /// Replaces one resource of the original by another in the draft, which keeps all others. A new event, also one from
  /// outside the calendar, gets `new` only.
  /// While an edge is held, nothing changes.
  ///
  ///     session.setResource(from: "Room 1", to: "Room 2")
  ///
  /// - Parameters:
  ///   - old: the resource that the event is taken from; `nil` to assign `new` in addition to all others.
  ///   - new: the resource that the event moves to; `nil` to remove `old`.
  package mutating func setResource(from old: String?, to new: String?) {
    resources = (old, edge == nil ? new : old)
    guard edge == nil else { return }
    var event = original
    if isInserted { event.resourceIDs = [] }
    event.reassign(from: kind == .create ? nil : old, to: new)
    let lines = event.otherLines
    guard !lines.hasSameBytes(as: draft.otherLines) else { return }
    event = draft
    event.otherLines = lines
    held = ShownEvent(event, held.occurrence)
  }

  /// Gives a new event its default reminders. One from outside the calendar keeps its own.
  mutating func remind(_ reminders: DefaultReminders) {
    if isInserted { return }
    var event = draft
    event.alarms = reminders.alarms(isAllDay: held.occurrence.isAllDay)
    if event != draft { held = ShownEvent(event, held.occurrence) }
  }

  /// Marks the event as deleted by another client. A moved event becomes a copy, which is a new event.
  mutating func orphan() {
    isOrphaned = true
    setCopy(true)
  }

  /// Takes over everything but the times from a version of the event that another client stored.
  mutating func take(_ event: Event, revision: Revision) {
    let merge = EventMerge(base: original, mine: draft, theirs: event)
    if event.hasTimes(of: original) { self.revision = revision }
    (shown, held) = (
      ShownEvent(event.withTimes(of: original), shown.occurrence),
      ShownEvent(merge.merged.withTimes(of: draft), held.occurrence)
    )
  }

  /// The name of what the session does.
  var labelKind: EditLabel.Kind {
    switch kind {
    // Keys move edges as well.
    case .move: EditVerbs.needed(from: original, to: draft) == .resize ? .resize : .move
    case .copy: .copy
    case .resizeStart, .resizeEnd: .resize
    case .create: .create
    }
  }

  private var edge: EventEdge? { kind == .resizeStart ? .start : kind == .resizeEnd ? .end : nil }

  /// Takes the times of an event.
  private mutating func set(_ event: Event, _ clock: EditClock) {
    var event = event
    event.calendar = draft.calendar
    event.otherLines = draft.otherLines
    if event != draft { held = ShownEvent(event, on: clock) }
  }
}
