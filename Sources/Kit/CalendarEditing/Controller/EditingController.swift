public import Basics
import CalendarSystems
public import CalendarText
public import CalendarViews
public import Events
import Geometry
package import ViewKit

/// A controller that lets people edit the events of one calendar by pointer, finger, and keys.
///
/// ```swift
/// let editor = EventEditor(store: store, displayZone: zone, zones: zones, now: { clock.now }, newUID: { makeUID() })
/// let controller = EditingController(editor: editor, calendar: calendar)
/// controller.perform(.undo)
/// ```
///
/// The calendar retains its controller until `close()` is called or its window closes. Several calendars may share an
/// editor. The edit in progress is a value, `session`, which the calendar's timeline previews, so the levels contain no
/// editing code. All edits go through `perform(_:)`, which `CalendarView.send(.edit(_:))` also calls.
public final class EditingController: CalendarEditor {
  /// The editor of the store, which other calendars may share.
  public let editor: EventEditor
  /// The edited calendar; `nil` after `close()`.
  @WeakReference public private(set) var calendar: CalendarView?
  /// The edit in progress; `nil` for none.
  public private(set) var session: EditSession?
  /// The scope whose outcome is previewed while the user is asked for one; `nil` for this occurrence only.
  private(set) var shownScope: EditScope?
  /// The views over the levels: handles, the label of the held event, and others.
  package let layer = EditingLayer()
  /// The slot among hours that has the key focus, with its range. It applies as long as its day has the focus.
  var slot: EditSlot? { didSet { if slot != oldValue { layer.setNeedsLayout() } } }
  /// The time that is selected in the mode `SelectionMode.time`; `nil` for none. Programs set it with `selectTime(_:)`.
  public internal(set) var selectedTime: TimeSelection? { didSet { layer.setNeedsLayout() } }
  /// Called when the user has selected a time, or cleared the selection (`nil`), with the source of the input.
  public var onSelectTime: ((TimeSelection?, InputSource) -> Void)?
  /// Called when the user copies a link to an occurrence in its details, which have a button for it; `nil` for none.
  package var onCopyLink: ((Occurrence) -> Void)?
  /// The time that a drag selects when it ends; `nil` for none.
  var heldTime: HeldTime? { didSet { layer.setNeedsLayout() } }
  /// Whether an event is held without a button or a finger; see `pickUp(_:)`.
  package internal(set) var isInMoveMode = false { didSet { if isInMoveMode != oldValue { moveModeDidChange() } } }
  /// The event that receives the focus as soon as it has a view. Keys already apply to it.
  var followed: Occurrence?
  /// The column in which an event was held last, where the focus returns; `nil` if it was in none.
  var lastColumn: ResourceColumn?
  /// How the current edit moves the focus to its event, as edits by keys do; `nil` if it does not.
  var focusLead: FocusLead?
  /// Whether keys began the edit in progress, so that the focus follows the resulting event.
  var isKeyed = false
  /// The position of the calendar when the current edit began.
  private var origin: CalendarPosition?
  /// The event that was last copied or cut; `nil` for none.
  var clipboard: EditClipboard?
  /// The views that dim a cut event.
  var covers: [View] = []
  /// Asks for the title of the held new event. Without this function, the event is stored as it is.
  var askTitle: (() -> Void)?
  /// The words of editing, in the language of the calendar; English by default.
  public var words = EditPhrases.english
  /// Whether the keys of move mode were announced before.
  var hasNamedKeys = false
  /// Whether the steps of an edit are not announced; see `performQuietly(_:)`.
  private(set) var isQuiet = false
  /// Whether reminders are shown only while the calendar is open, so that forms say so.
  package var remindsWhileOpen = false
  /// The live region for announcements.
  let live = LiveTextView()
  /// The live region for the reasons why an edit was rejected.
  let alert = LiveTextView(isAlert: true)
  /// The ring around the slot.
  let slotRing = SlotRing()
  /// The element that has the focus in move mode.
  private(set) lazy var heldView = HeldEventView(onActivate: callback(to: self) { $0.putDown() })
  /// The press that holds or draws an event; `nil` for none.
  var drag: EditingDrag?
  /// The event that shows round handles for a finger; `nil` for none.
  var selected: OccurrenceID?
  /// The question in the open popover; `nil` for none.
  var question: EditingQuestion? {
    didSet {
      guard question == nil else { return }
      askWaiting()
      endActivitySoon()
    }
  }
  /// The host's functions.
  package var listener = EditingListener()
  /// The activity in progress; `nil` while nothing is edited.
  var activity: EditingActivity?
  /// The form that was closed with changes and is offered again; `nil` for none.
  var keptForm: KeptForm?
  /// The frame of the form's event before the calendar previewed the form; `nil` while it does not.
  var formAnchor: Rect?
  /// The question about versions of an event that waits until nothing is held and no other question is open.
  var waitingConflict: EditingConflict?
  /// The source of the last input.
  var input = InputSource.keys
  /// The notice after an edit.
  let toast = ToastView()
  /// The event that the notice is about and does not cover; `nil` for none.
  var noticed: OccurrenceID?
  /// The undoable changes of calendar lists.
  private(set) var viewChanges = ViewChanges()
  /// The number of edits on the undo stack when a notice offered to undo the last one; `nil` for other notices.
  var offeredUndo: Int?
  /// The event or day under a hovering pointer; `nil` for none.
  var hovered: CalendarPart? { didSet { layer.setNeedsLayout() } }
  /// The position of the content, and the time since which it has been there.
  private(set) var content = (anchor: ScrollAnchor(day: DayNumber(0)), hours: HourAnchor(), time: -1.0)
  private var gesture: EditingGesture?
  private var waiting: [EditCommand] = []
  private(set) var isPerforming = false
  private var observation: ObservationToken?

  /// Creates a controller and connects it to a calendar, replacing the calendar's previous controller.
  public init(editor: EventEditor, calendar: CalendarView) {
    self.editor = editor
    self.calendar = calendar
    calendar.editing?.close()
    calendar.editing = self
    for view in [slotRing, live, alert, toast] { layer.addSubview(view) }
    askTitle = callback(to: self) { $0.askForTitleOfHeld() }
    toast.onLeave = callback(to: self) { $0.calendar?.takeFocus() }
    calendar.detailsButtons = callback(to: self) { $0.detailsButtons(for: $1) }
    calendar.recurrenceText = callback(to: self) { $0.recurrenceText(of: $1) }
    calendar.addOverlay(layer)
    calendar.addGesture(
      MoveModeGesture(
        wants: callback(to: self) { $0.wantsMoveMode($1) }, follow: callback(to: self) { $0.followPointer($1) },
        drop: callback(to: self) { $0.dropAtPointer($1) }))
    layer.controller = self
    layer.newButton.onPress = callback(to: self) { $0.createForButton($1) }
    let gesture = EditingGesture(controller: self)
    self.gesture = gesture
    calendar.addGesture(gesture)
    observation = editor.store.observe(callback(to: self) { $0.storeDidChange($1) })
  }

  /// Carries out an edit, or a step of one. If a delegate sends a command during another one, it is carried out
  /// afterward.
  /// - Returns: whether the command was carried out or is waiting; `false` if it was rejected, which the calendar
  ///   announces.
  @discardableResult
  public func perform(_ command: EditCommand) -> Bool {
    guard !isPerforming else {
      waiting.append(command)
      return true
    }
    isPerforming = true
    let isMade = carryOut(command)
    isPerforming = false
    if !waiting.isEmpty { perform(waiting.removeFirst()) }
    return isMade
  }

  /// Carries out steps of an edit without announcing them, for example because one key or one line of a menu begins and
  /// ends the edit.
  func performQuietly(_ steps: () -> Void) {
    let wasQuiet = isQuiet
    isQuiet = true
    steps()
    isQuiet = wasQuiet
  }

  /// Carries out steps of an edit that are announced as one.
  func performTogether(_ steps: [EditCommand]) {
    let old = session
    performQuietly { for step in steps { perform(step) } }
    announceStep(from: old)
  }

  /// Ends any edit in progress and disconnects from the calendar.
  public func close() {
    guard let calendar else { return }
    if session != nil { perform(.cancel) }
    waiting = []
    observation = nil
    askTitle = nil
    onSelectTime = nil
    onCopyLink = nil
    layer.times.removeFromSuperview()
    dropConflicts()
    endQuestion()
    endActivity()
    calendar.detailsButtons = nil
    calendar.recurrenceText = nil
    heldView.removeFromSuperview()
    calendar.gestures.removeAll { $0 === gesture }
    gesture?.controller = nil
    layer.removeNew()
    layer.controller = nil
    gesture = nil
    calendar.timeline?.preview(nil)
    layer.removeFromSuperview()
    self.calendar = nil
    if calendar.editing === self { calendar.editing = nil }
  }

  /// Previews the outcome of a scope while the user is asked for one; `nil` previews the edit of this occurrence only.
  package func show(_ scope: EditScope?) {
    guard let session, scope != shownScope else { return }
    shownScope = scope
    var plan = session.plan
    if let scope, let other = answer({ editor throws(EditError) in try editor.plan(of: session, scope) }) {
      plan = other ?? plan
    }
    calendar?.timeline?.preview(plan?.change)
  }

  package func didArrange(show: @escaping (Bool) -> Void) {
    viewChanges.add(after: editor.undoStack.count, show: show)
  }

  /// Undoes or redoes a change of a calendar list, if that was the latest change. Returns whether it did.
  private func carryOutInLists(_ command: EditCommand) -> Bool {
    switch command {
    case .undo: viewChanges.undo(after: editor.undoStack.count)
    case .redo: viewChanges.redo(after: editor.undoStack.count)
    default: false
    }
  }

  private func carryOut(_ command: EditCommand) -> Bool {
    if carryOutInLists(command) { return true }
    let old = session
    var next = session
    var position = calendar?.position
    // Canceling an edit does not reopen the list in which it began.
    position?.listsEvents = false
    do throws(EditError) {
      let receipt = try editor.perform(command, in: &next, at: calendar?.window?.time)
      // Within a step, nothing else changes.
      if case .move = command, let old, next?.draft == old.draft {
        session = next
        return true
      }
      if command.begins, let next, !mayBegin(next.kind.label, next.draft) { return false }
      replaceSession(next)
      if let receipt {
        activity?.isCommitted = true
        if receipt.origin == .edit { viewChanges.forgetUndone() }
      }
      if command.begins {
        (origin, isKeyed) = (position, focusLead != nil)
        if old != nil { isInMoveMode = false }
      }
      if case .cancel = command, let origin { calendar?.restore(origin) }
      didPerform(command, from: old, receipt)
      if let receipt, focusLead != nil || isKeyed && old != nil { followResult(of: receipt, from: old) }
      return true
    } catch {
      // Without move mode, nobody holds an event that was put down and could not be stored.
      switch command {
      case .drop, .choose: if !isInMoveMode { next = nil }
      default: break
      }
      replaceSession(next)
      didFail(command, from: old, error)
      return false
    }
  }

  func replaceSession(_ next: EditSession?) {
    let old = session?.plan
    session = next
    if next != nil { lastColumn = heldColumn }
    if next == nil {
      askWaiting()
      endActivitySoon()
    }
    if next?.phase != .editing { (shownScope, drag) = (nil, nil) }
    if next?.plan !== old { calendar?.timeline?.preview(next?.plan?.change) }
    if next?.phase != .editing { isInMoveMode = false }
  }

  // MARK: - Calendar

  package func keyDown(_ event: KeyEvent) -> Bool {
    input = .keys
    // The focused event shows handles.
    layer.setNeedsLayout()
    return leadingFocus { act(on: event) }
  }

  package func paste(_ text: String) -> Bool { leadingFocus { paste(text: text) } }

  package var focusTarget: View? { isInMoveMode ? heldView : followedView }

  package func choose(_ part: CalendarPart) -> Bool { drop(at: part) }

  package func contentDidMove() {
    if let calendar, calendar.state.anchor != content.anchor || calendar.state.hours != content.hours {
      content = (calendar.state.anchor, calendar.state.hours, calendar.window?.time ?? 0)
    }
    calendar?.timeline?.markReadOnly(note: words[.readOnlyNote])
    placeToast()
    layer.setNeedsLayout()
    if let drag, drag.hasContentMoved { drag.edges.run() }
  }
}
