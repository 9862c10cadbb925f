public import Basics
public import CalendarViews
public import Events
package import Geometry
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
/// What is held is a value, `session`, and its preview is that of the calendar's timeline, so that no level knows of
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
  let layer = EditingLayer()
  private var waiting: [EditCommand] = []
  private var isPerforming = false

  /// Creates a controller and connects it to its calendar, in place of one that it may have had.
  public init(editor: EventEditor, calendar: CalendarView) {
    self.editor = editor
    self.calendar = calendar
    calendar.editing?.close()
    calendar.editing = self
    calendar.addOverlay(layer)
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
    session = nil
    waiting = []
    calendar.timeline?.preview(nil)
    layer.removeFromSuperview()
    self.calendar = nil
    if calendar.editing === self { calendar.editing = nil }
  }

  /// Shows what a scope would do, while one is asked for; `nil` shows the edit of the instance alone.
  func show(_ scope: EditScope?) {
    guard let session, scope != shownScope else { return }
    shownScope = scope
    let plan = scope.flatMap { try? editor.plan(of: session, $0) } ?? session.plan
    calendar?.timeline?.preview(plan?.change)
  }

  private func carryOut(_ command: EditCommand) -> Bool {
    let old = session
    var next = session
    do throws(EditError) {
      let receipt = try editor.perform(command, in: &next, at: calendar?.window?.time)
      replaceSession(next)
      didPerform(command, from: old, receipt)
      return true
    } catch {
      replaceSession(next)
      didFail(command, from: old, error)
      return false
    }
  }

  private func replaceSession(_ next: EditSession?) {
    let old = session?.plan
    session = next
    if next?.phase != .editing { shownScope = nil }
    if next?.plan != old { calendar?.timeline?.preview(next?.plan?.change) }
  }

  // MARK: - Calendar

  package func keyDown(_ event: KeyEvent) -> Bool { false }

  package func openContextMenu(from view: View, at point: Point) -> Bool { false }

  package func contentDidMove() {}
}
