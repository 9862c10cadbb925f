import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
package import CalendarViews
package import Events
import Geometry
import TimeZones
package import ViewKit

/// A calendar in a state of editing, for galleries and pictures.
///
/// It never takes the focus. A drag needs a layout, so it begins at the end of the first frame and again after each
/// change of size.
package final class EditingSpecimen: View {
  private let calendar: CalendarView
  private let controller: EditingController
  private let samples: [EditingSample]
  private var dragSize = Size.zero

  /// Creates a specimen that edits a store in UTC.
  ///
  /// - Parameter samples: the states that are shown together, such as an event with handles and its menu.
  package init(_ samples: [EditingSample], in calendar: CalendarView, _ store: any EventStore, _ rules: [EditRule]) {
    self.calendar = calendar
    self.samples = samples
    let now = Instant(seconds: Int64(calendar.configuration.today.rawValue) * 86_400)
    let editor = EventEditor(
      store: store, displayZone: .utc, zones: FixedZoneProvider([]), now: { now }, newUID: { "new" })
    editor.options.rules = EditRules(rules)
    controller = EditingController(editor: editor, calendar: calendar)
    super.init(traits: .clips)
    addSubview(calendar)
    for sample in samples { show(sample) }
  }

  package override func layoutSubviews() {
    calendar.frame = Rect(origin: .zero, size: frame.size)
    guard frame.size != dragSize else { return }
    dragSize = frame.size
    window?.notify(callback(to: self) { $0.drag() })
  }

  private func show(_ sample: EditingSample) {
    switch sample {
    case .dragged: break
    case .hovered(let part): controller.hovered = part
    case .selected(let id): controller.selected = id
    case .pickedUp(let id):
      controller.pickUp(id)
      controller.perform(.nudge(.days(1), edge: nil, grid: controller.keyGrid))
    case .slot(let target):
      calendar.send(.focus(target.day))
      controller.slot = EditSlot(target)
    case .newEvent(let id): showTitle(id)
    case .scope(let id, let scope): showScope(id, scope)
    case .menu(let id, let isTouch): showMenu(id, isTouch)
    case .form(let id, let part): showForm(id, part)
    case .conflict(let id): showConflict(id)
    }
  }

  // MARK: - Drags

  private func drag() {
    for case .dragged(let from, let to, let kind, let isCopy) in samples {
      controller.perform(.cancel)
      guard let start = place(of: from), let end = place(of: to) else { continue }
      let down = PointerEvent(phase: .down, location: start, time: 0, kind: kind)
      guard let press = controller.press(down), controller.beginDrag(press, down) else { continue }
      controller.drag?.follow(
        PointerEvent(phase: .move, location: end, time: 0, modifiers: isCopy ? .option : [], kind: kind))
    }
  }

  /// Returns the point in the window for a part: near the start of an event, on the line of a time, or in the middle of
  /// an edge or a day.
  private func place(of part: CalendarPart) -> Point? {
    guard let frame = calendar.frame(of: part) else { return nil }
    var point = Point(x: frame.midX, y: frame.midY)
    switch part {
    case .event(_, on: _, .body):
      point = Point(x: frame.minX + min(frame.width / 2, 24), y: frame.minY + min(frame.height / 2, 8))
    case .time: point.y = frame.minY + 1
    default: break
    }
    return point + calendar.frameInWindow.origin
  }

  // MARK: - Popovers

  private var announcer: EditAnnouncer? { controller.announcer }

  private func showTitle(_ id: OccurrenceID) {
    let popover = QuickCreatePopover(.english, calendar.configuration, text: "Tea with Ada")
    if let event = controller.editor.instance(of: id) {
      popover.update(when: announcer?.when(event) ?? "", in: calendar.timeline?.calendar(event.calendar))
    }
    show(popover, beside: id)
  }

  private func showScope(_ id: OccurrenceID, _ scope: EditScope) {
    let grid = controller.keyGrid
    guard let announcer, let day = controller.occurrence(id)?.firstDay,
      let extents = controller.answer({ editor throws(EditError) in
        try editor.extents(of: id, [.this, .thisAndFollowing, .all])
      })
    else { return }
    let popover = ScopePopover(extents, deletes: false, announcer, calendar.configuration)
    for extent in extents where extent.scope.rawValue < scope.rawValue { _ = popover.keyDown(KeyEvent(.arrowDown)) }
    var session: EditSession?
    for command in [EditCommand.begin(.move, id, at: .day(day), grid: grid), .move(to: .day(day + 1), grid: grid)] {
      _ = controller.answer { editor throws(EditError) in try editor.perform(command, in: &session) }
    }
    if let session, let plan = controller.answer({ editor throws(EditError) in try editor.plan(of: session, scope) }) {
      calendar.timeline?.preview(plan?.change)
    }
    calendar.show(popover, at: callback(to: calendar) { $0.frame(of: .day(day + 1)) }, onClose: {})
  }

  private func showMenu(_ id: OccurrenceID, _ isTouch: Bool) {
    guard let event = controller.editor.instance(of: id), let announcer else { return }
    let editor = controller.editor
    let lines = EventMenu.lines(
      for: event, isAllDay: event.start.isDay, editor.verbs(for: event), calendars: editor.writableCalendars)
    let menu = EventMenu.view(
      lines, label: announcer.title(event), .english, calendar.configuration,
      calendar: { calendar.timeline?.calendar($0) }, isTouch: isTouch
    ) { _ in }
    show(menu, beside: id)
  }

  private func showForm(_ id: OccurrenceID, _ part: EditingSample.FormPart?) {
    guard let event = controller.editor.instance(of: id), let announcer else { return }
    let text = FormText(date: announcer.texts.date)
    let popover = EventFormPopover(
      EventForm(of: event, controller.editor.clock, text), announcer, calendar.configuration, text,
      calendars: controller.editor.writableCalendars.compactMap { calendar.timeline?.calendar($0) })
    switch part {
    case .month: popover.start.open(.month)
    case .times: popover.end.open(.times)
    case .repetition:
      popover.setBuilderOpen(true)
      popover.change { form in
        form.repeatEach(.week)
        guard case .rule(var rule) = form.repetition else { return }
        rule.interval = 2
        form.set(rule)
      }
    case nil: break
    }
    show(popover, beside: id)
  }

  private func showConflict(_ id: OccurrenceID) {
    guard let event = controller.editor.instance(of: id), let announcer else { return }
    var (mine, theirs) = (event, event)
    (mine.summary, theirs.summary) = ("Planning with Ada", "Planning, second part")
    (theirs.start, theirs.end) = (event.start.moved(by: 3600), event.end.moved(by: 3600))
    let conflict = SeriesMerge.Conflict(mine: mine, theirs: theirs, fields: [.title, .times])
    show(ConflictPopover([conflict], announcer, calendar.configuration), beside: id)
  }

  private func show(_ content: PopoverContent, beside id: OccurrenceID) {
    calendar.show(
      content,
      at: callback(to: calendar) { calendar in calendar.pieces(of: id).first.flatMap { calendar.frame(of: $0) } },
      onClose: {})
  }
}
