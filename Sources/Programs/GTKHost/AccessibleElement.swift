import Almanac
import CGtk

/// A widget that describes one view to assistive technology.
final class AccessibleElement {
  let role: AccessibilityNode.Role
  /// The widget; this object owns a reference to it.
  var widget: Canvas.Widget { canvas.widget }
  /// Returns the frame of a child in this element.
  var frameOfChild: ((Canvas.Widget) -> Rect?)? {
    get { canvas.frameOfChild }
    set { canvas.frameOfChild = newValue }
  }

  private let canvas: Canvas
  /// The action with which assistive technology activates it; this object owns a reference to it.
  private let action: OpaquePointer = g_simple_action_new("activate", nil)
  private let activate: () -> Void
  private let takeFocus: () -> Void
  /// The accessible properties last set on the widget; `nil` before the first update.
  private var shown: AccessibilityNode?
  private var isExpandable = false

  /// Creates a widget with a fixed role.
  ///
  /// - Parameters:
  ///   - activate: Called when assistive technology activates the widget.
  ///   - takeFocus: Called when the widget receives the keyboard focus.
  init(role: AccessibilityNode.Role, activate: @escaping () -> Void, takeFocus: @escaping () -> Void) {
    self.role = role
    self.activate = activate
    self.takeFocus = takeFocus
    canvas = Canvas(role: AccessibleElement.role(role), takesEvents: false)
    g_object_ref_sink(widget)
    gtk_widget_set_can_target(widget, 0)
    addAction()
    let controller = gtk_event_controller_focus_new()
    let handle: @convention(c) (OpaquePointer, gpointer) -> Void = { controller, element in
      // Focus on a nested widget counts only for that widget.
      if gtk_event_controller_focus_is_focus(controller) == 0 { return }
      Signal.owner(element, as: AccessibleElement.self).takeFocus()
    }
    Signal.connect(UnsafeMutableRawPointer(controller!), "enter", self, handle)
    gtk_widget_add_controller(widget, controller)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(action))
    g_object_unref(widget)
  }

  /// Updates the name and the states from an item.
  ///
  /// - Parameter isTabStop: Whether the Tab key stops here.
  func update(_ item: DisplayItem, isTabStop: Bool) {
    gtk_widget_set_focusable(widget, isTabStop ? 1 : 0)
    // GTK does not offer disabled actions. If the action were missing, GTK would search the enclosing elements for it.
    g_simple_action_set_enabled(action, AccessibleElement.acts(item) ? 1 : 0)
    var node = item.accessibility
    if node.label.utf8.isEmpty { node.label = item.text }
    if node.label.utf8.isEmpty { node.label = item.image?.label ?? "" }
    node.owned = []
    guard node != shown else { return }
    let former = shown
    shown = node
    if former?.label.hasSameBytes(as: node.label) != true {
      Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.label, of: widget)
    }
    if former?.states != node.states { show(node.states) }
    for (relation, number) in AccessibleElement.places(node) where number > 0 {
      Describing.set(relation, number, of: widget)
    }
  }

  private func show(_ states: AccessibilityNode.States) {
    func set(_ state: GtkAccessibleState, _ flag: AccessibilityNode.States) {
      Describing.set(state, states.contains(flag), of: widget)
    }
    if !states.isDisjoint(with: [.selectable, .selected]) { set(GTK_ACCESSIBLE_STATE_SELECTED, .selected) }
    if !states.isDisjoint(with: [.checkable, .checked]) { set(GTK_ACCESSIBLE_STATE_CHECKED, .checked) }
    if role == .button { set(GTK_ACCESSIBLE_STATE_PRESSED, .pressed) }
    if states.contains(.expanded) || isExpandable {
      isExpandable = true
      set(GTK_ACCESSIBLE_STATE_EXPANDED, .expanded)
    }
    if states.contains(.multiselectable) {
      Describing.set(GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, true, of: widget)
    }
    gtk_widget_set_sensitive(widget, states.contains(.disabled) ? 0 : 1)
  }

  private static func places(_ node: AccessibilityNode) -> [(GtkAccessibleRelation, Int)] {
    [
      (GTK_ACCESSIBLE_RELATION_ROW_INDEX, node.rowIndex), (GTK_ACCESSIBLE_RELATION_COL_INDEX, node.columnIndex),
      (GTK_ACCESSIBLE_RELATION_POS_IN_SET, node.extent.position), (GTK_ACCESSIBLE_RELATION_SET_SIZE, node.extent.count),
      (GTK_ACCESSIBLE_RELATION_ROW_COUNT, node.extent.rowCount),
      (GTK_ACCESSIBLE_RELATION_COL_COUNT, node.extent.columnCount),
    ]
  }

  /// Removes the widget from its parent, and nested widgets from it.
  func remove() {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Moves the widgets inside to their frames.
  func placeChildren() { canvas.placeChildren() }

  private func addAction() {
    let group = g_simple_action_group_new()
    let handle: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { _, _, element in
      Signal.owner(element, as: AccessibleElement.self).activate()
    }
    Signal.connect(UnsafeMutableRawPointer(action), "activate", self, handle)
    g_action_map_add_action(OpaquePointer(group), action)
    gtk_widget_insert_action_group(widget, "almanac", OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group!))
  }
}
