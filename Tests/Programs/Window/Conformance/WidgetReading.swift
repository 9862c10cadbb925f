import Almanac
import CGtkReading
import GTKHost
import HostConformance

/// What the widgets of a window say to assistive technology, as GTK has it.
struct WidgetReading {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// The views with widgets, in the order of these.
  private(set) var order: [ViewID] = []
  /// The view whose widget has the keyboard focus.
  private(set) var focused: ViewID?
  private var widgets: [ViewID: Widget] = [:]
  private let host: GTKWindowHost

  init(_ host: GTKWindowHost) {
    self.host = host
    let canvas = host.widget
    var waiting = [canvas]
    while let widget = waiting.popLast() {
      if let id = host.view(of: widget) {
        order.append(id)
        widgets[id] = widget
      }
      var child = gtk_widget_get_last_child(widget)
      while let present = child {
        waiting.append(present)
        child = gtk_widget_get_prev_sibling(present)
      }
    }
    var present = gtk_widget_get_root(canvas).flatMap { gtk_root_get_focus($0) }
    while let widget = present, focused == nil {
      focused = host.view(of: widget)
      present = gtk_widget_get_parent(widget)
    }
  }

  /// Changes views to what their widgets say.
  func read(into views: inout [ViewID: ShownView], for content: MirroredContent) {
    for (id, var view) in views {
      let hasRole = view.accessibility.role != .none
      if let widget = widgets[id] {
        read(widget, into: &view)
      } else if hasRole {
        view.accessibility.role = .none
      }
      views[id] = view
    }
  }

  private func read(_ widget: Widget, into view: inout ShownView) {
    if let text = host.fieldText(of: view.id) {
      // An empty field shows its name.
      view.text = text.isEmpty ? view.accessibility.label : text
      return
    }
    view.isTabStop = gtk_widget_get_focusable(widget) != 0 && (view.isTabStop || focused != view.id)
    let expected = view.accessibility
    let known = gtk_accessible_get_accessible_role(OpaquePointer(widget))
    if known != AccessibleRole.of(expected.role) { view.accessibility.role = .none }
    let label = String(cString: almanac_read_label(widget))
    // The name of a view without a label is its text.
    if !expected.label.isEmpty || label != view.text { view.accessibility.label = label }
    view.accessibility.states = states(of: widget, expected)
    if almanac_is_relation(widget, GTK_ACCESSIBLE_RELATION_ROW_INDEX, Int32(expected.rowIndex)) == 0 {
      view.accessibility.rowIndex = -1
    }
    if almanac_is_relation(widget, GTK_ACCESSIBLE_RELATION_COL_INDEX, Int32(expected.columnIndex)) == 0 {
      view.accessibility.columnIndex = -1
    }
    if almanac_is_relation(widget, GTK_ACCESSIBLE_RELATION_POS_IN_SET, Int32(expected.extent.position)) == 0 {
      view.accessibility.extent.position = -1
    }
    if almanac_is_relation(widget, GTK_ACCESSIBLE_RELATION_SET_SIZE, Int32(expected.extent.count)) == 0 {
      view.accessibility.extent.count = -1
    }
    frame(of: widget, into: &view)
  }

  /// GTK 4.8 has no state for the present day and for texts that change: their names and roles say so.
  private func states(
    of widget: Widget, _ expected: AccessibilityNode
  ) -> AccessibilityNode.States {
    let absent: AccessibilityNode.States = [.current, .live]
    var states = expected.states.intersection(absent)
    func read(_ state: GtkAccessibleState, _ flag: AccessibilityNode.States) {
      if almanac_has_state(widget, state) != 0 { states.insert(flag) }
    }
    if almanac_knows_state(widget, GTK_ACCESSIBLE_STATE_SELECTED) != 0 { states.insert(.selectable) }
    if almanac_knows_state(widget, GTK_ACCESSIBLE_STATE_CHECKED) != 0 { states.insert(.checkable) }
    read(GTK_ACCESSIBLE_STATE_SELECTED, .selected)
    read(GTK_ACCESSIBLE_STATE_CHECKED, .checked)
    read(GTK_ACCESSIBLE_STATE_PRESSED, .pressed)
    read(GTK_ACCESSIBLE_STATE_EXPANDED, .expanded)
    read(GTK_ACCESSIBLE_STATE_DISABLED, .disabled)
    if almanac_is_multiselectable(widget) != 0 { states.insert(.multiselectable) }
    return states
  }

  /// Widgets lie at whole points.
  private func frame(of widget: Widget, into view: inout ShownView) {
    var bounds = graphene_rect_t()
    guard view.visible != nil, gtk_widget_compute_bounds(widget, host.widget, &bounds) != 0 else { return }
    let seen = Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
    let differences = [
      seen.minX - view.frame.minX, seen.minY - view.frame.minY, seen.maxX - view.frame.maxX,
      seen.maxY - view.frame.maxY,
    ]
    if differences.contains(where: { abs($0) > 1 }) { view.frame = seen }
  }
}
