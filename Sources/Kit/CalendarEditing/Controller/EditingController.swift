public import Basics
import CalendarSystems
public import CalendarText
public import CalendarViews
public import Events
import Geometry
package import ViewKit

/// The controller that lets people edit the events of one calendar: by pointer, finger and keys.
///
/// ```swift
/// let editor = EventEditor(store: store, displayZone: zone, zones: zones, now: { clock.now }, newUID: { makeUID() })
/// let controller = EditingController(editor: editor, calendar: calendar)
/// controller.perform(.undo)
/// ```
///
/// The calendar keeps its controller until `close()` or until its window closes; several calendars may share an editor.
/// The edit that goes on is a value, `session`, and its preview is that of the calendar's timeline, so that no level knows of
/// editing. All edits pass `perform(_:)`, which `CalendarView.send(.edit(_:))` calls as well.
public final class EditingController: CalendarEditor {
  /// The editor of the store, which may be shared with other calendars.
  public let editor: EventEditor
  /// The edited calendar; `nil` after `close()`.
  @WeakReference public private(set) var calendar: CalendarView?
  /// The edit that goes on; `nil` for none.
  public private(set) var session: EditSession?
  /// The scope whose outcome is shown while one is asked for; `nil` for that of the instance alone.
  private(set) var shownScope: EditScope?
  /// Handles, the label of what is held and other views over the levels.
  package let layer = EditingLayer()
  /// The slot among hours that keys stand on, with its stretch; it counts as long as its day has the focus.
  var slot: EditSlot? { didSet { if slot != oldValue { layer.setNeedsLayout() } } }
  /// Whether an event is held without a button or a finger; see `pickUp(_:)`.
  public internal(set) var isInMoveMode = false { didSet { if isInMoveMode != oldValue { moveModeDidChange() } } }
  /// The event that the focus goes to as soon as it has a view; keys apply to it already.
  var followed: Occurrence?
  /// Whether an edit is made after which the focus goes to the event, as after keys.
  var isActing = false
  /// Whether the calendar scrolls to the event that the focus goes to.
  var revealsResult = true
  /// Whether keys began the edit that goes on, so that the focus follows what becomes of it.
  var isKeyed = false
  /// The position of the calendar when the present edit began.
  private var origin: CalendarPosition?
  /// The event that was copied or cut last; `nil` for none.
  var clipboard: EditClipboard?
  /// The views that dim what was cut.
  var covers: [View] = []
  /// The function that asks for the title of the new event that is held; without one, the event is stored as it is.
  var askTitle: (() -> Void)?
  /// The words of editing, in the language of the calendar; English at first.
  public var words = EditPhrases.english
  /// Whether the keys of move mode were spoken before.
  var hasNamedKeys = false
  /// Whether the steps of an edit are not spoken, because a key begins and ends it.
  var isNudging = false
  /// The texts that are spoken.
  let live = LiveTextView()
  /// The reasons that are spoken why an edit was not made.
  let alert = LiveTextView(isAlert: true)
  /// The ring around the slot.
  let slotRing = SlotRing()
  /// The element with the focus in move mode.
  private(set) lazy var heldView = HeldEventView(onActivate: callback(to: self) { $0.putDown() })
  /// The press that holds an event or draws one; `nil` for none.
  var drag: EditingDrag?
  /// The event that shows round handles for a finger; `nil` for none.
  var selected: OccurrenceID?
  /// The question that a popover asks; `nil` for none.
  var question: EditingQuestion? {
    didSet {
      guard question == nil else { return }
      askWaiting()
      endActivitySoon()
    }
  }
  /// The functions of the host.
  package var listener = EditingListener()
  /// The activity that goes on; `nil` while nothing is edited.
  var activity: EditingActivity?
  /// The form that was closed with changes, which is offered again; `nil` for none.
  var keptForm: KeptForm?
  /// Where the form's event was before the calendar previewed what the form says; `nil` while it does not.
  var formAnchor: Rect?
  /// The question about versions of an event that waits until nothing is held and nothing else is asked.
  var waitingConflict: EditingConflict?
  /// Whether a pointer or a menu acted last, and not keys.
  var isPointed = false
  /// Whether a finger acted last.
  var isTouch = false
  /// The notice after an edit.
  let toast = ToastView()
  /// The event that the notice is about, which it does not cover; `nil` for none.
  var noticed: OccurrenceID?
  /// The changes of lists of calendars that undo takes back.
  private(set) var viewChanges = ViewChanges()
  /// The number of edits on the undo stack when a notice offered to undo the last of them; `nil` for another notice.
  var offeredUndo: Int?
  /// The event or day under a hovering pointer; `nil` for none.
  var hovered: CalendarPart? { didSet { layer.setNeedsLayout() } }
  /// The position of the content, and the time since which it is there.
  private(set) var content = (anchor: ScrollAnchor(day: DayNumber(0)), hours: HourAnchor(), time: -1.0)
  private var gesture: EditingGesture?
  private var waiting: [EditCommand] = []
  private(set) var isPerforming = false
  private var observation: ObservationToken?

  /// Creates a controller and connects it to its calendar, in place of one that it may have had.
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
    let gesture = EditingGesture(controller: self)
    self.gesture = gesture
    calendar.addGesture(gesture)
    observation = editor.store.observe(callback(to: self) { $0.storeDidChange($1) })
  }

  /// Carries out an edit, or a step of one. A command that a delegate gives while another is carried out follows it.
  /// - Returns: whether it was made, or waits; `false` if it was refused, which the calendar then says.
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

  /// Ends an edit that goes on, and lets go of the calendar.
  public func close() {
    guard let calendar else { return }
    if session != nil { perform(.cancel) }
    waiting = []
    observation = nil
    askTitle = nil
    dropConflicts()
    endQuestion()
    endActivity()
    calendar.detailsButtons = nil
    calendar.recurrenceText = nil
    heldView.removeFromSuperview()
    calendar.gestures.removeAll { $0 === gesture }
    gesture?.controller = nil
    layer.controller = nil
    gesture = nil
    calendar.timeline?.preview(nil)
    layer.removeFromSuperview()
    self.calendar = nil
    if calendar.editing === self { calendar.editing = nil }
  }

  /// Shows what a scope would do, while one is asked for; `nil` shows the edit of the instance alone.
  package func show(_ scope: EditScope?) {
    guard let session, scope != shownScope else { return }
    shownScope = scope
    let plan = scope.flatMap { try? editor.plan(of: session, $0) } ?? session.plan
    calendar?.timeline?.preview(plan?.change)
  }

  package func didArrange(show: @escaping (Bool) -> Void) {
    viewChanges.add(after: editor.undoStack.count, show: show)
  }

  /// Undoes or redoes a change of a list of calendars, if that is what came last. Returns whether it did.
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
    // An edit that is cancelled does not open the list again that it began in.
    position?.listsEvents = false
    do throws(EditError) {
      let receipt = try editor.perform(command, in: &next, at: calendar?.window?.time)
      // Within a step, nothing else is different.
      if case .move = command, let old, next?.draft == old.draft {
        session = next
        return true
      }
      if case .begin = command, let next, !mayBegin(next.kind.label, next.draft) { return false }
      replaceSession(next)
      if let receipt {
        activity?.isCommitted = true
        if receipt.origin == .edit { viewChanges.forgetUndone() }
      }
      if case .begin = command {
        (origin, isKeyed) = (position, isActing)
        if old != nil { isInMoveMode = false }
      }
      if case .cancel = command, let origin { calendar?.restore(origin) }
      didPerform(command, from: old, receipt)
      if let receipt, isActing || isKeyed && old != nil { followResult(of: receipt, from: old) }
      return true
    } catch {
      // Without move mode, nobody holds what was put down and could not be stored.
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
    isActing = true
    (isPointed, isTouch) = (false, false)
    // The focused event has handles.
    layer.setNeedsLayout()
    defer { isActing = false }
    return act(on: event)
  }

  package func paste(_ text: String) -> Bool {
    isActing = true
    defer { isActing = false }
    return paste(text: text)
  }

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
