import Almanac
import CGtk

/// The widgets that represent the views of a canvas for assistive technology: one for each view with a role, at its
/// frame, never painted.
///
/// Before GTK 4.10, only widgets can be described. A widget is kept while its view has the same role, because roles
/// cannot change. Widgets are nested and ordered in reading order. There are at most 1,000 at a time.
final class AccessibleTree {
  /// Called when assistive technology activates a view.
  var onActivate: ((ViewID) -> Void)?
  /// Called when a view receives the keyboard focus.
  var onFocus: ((ViewID) -> Void)?
  /// The views that have widgets, in reading order.
  private(set) var order: [ViewID] = []

  private static let limit = 1_000
  private let canvas: Canvas
  private var elements: [ViewID: AccessibleElement] = [:]
  /// The frames of widgets in the canvas.
  private var frames: [Canvas.Widget: Rect] = [:]

  init(in canvas: Canvas) { self.canvas = canvas }

  /// A widget while its children are inserted, and the last child so far.
  private struct Level {
    var depth: Int
    var widget: Canvas.Widget
    var lastChild: Canvas.Widget?
  }

  /// Describes the views of a list.
  ///
  /// - Parameters:
  ///   - field: The field that replaces the widget of its view.
  ///   - isTabStop: Returns whether the Tab key stops at a view.
  func update(_ list: DisplayList, field: FieldOverlay?, isTabStop: (ViewID) -> Bool) {
    (order, frames) = ([], [:])
    var path = [Level(depth: -1, widget: canvas.widget)]
    for (index, depth) in list.readingOrder(isSpoken: true) where order.count < AccessibleTree.limit {
      let item = list.items[index]
      while let last = path.last, last.depth >= depth { path.removeLast() }
      guard item.accessibility.role != .none else { continue }
      let widget: Canvas.Widget
      if let field, field.id == item.id {
        widget = field.widget
        frames[widget] = field.frame
        // Moving a field would remove its focus.
        if gtk_widget_get_parent(widget) == nil { put(widget, into: &path[path.count - 1]) }
        if gtk_widget_get_parent(widget) == path[path.count - 1].widget { path[path.count - 1].lastChild = widget }
      } else {
        let element = element(for: item)
        element.update(item, isTabStop: isTabStop(item.id))
        widget = element.widget
        frames[widget] = item.frame
        put(widget, into: &path[path.count - 1])
      }
      order.append(item.id)
      path.append(Level(depth: depth, widget: widget))
    }
    let kept = Set(order)
    keepFocus { !kept.contains($0) || $0 == field?.id }
    for (id, element) in elements where !kept.contains(id) || id == field?.id {
      element.remove()
      elements[id] = nil
    }
    // Its previous parent may be gone.
    if let field, gtk_widget_get_parent(field.widget) == nil { gtk_widget_set_parent(field.widget, canvas.widget) }
    show(field)
    for element in elements.values { element.placeChildren() }
  }

  /// Moves the focus to the canvas if it is in a widget about to be removed; otherwise GTK would choose another widget.
  private func keepFocus(goes: (ViewID) -> Bool) {
    guard let root = gtk_widget_get_root(canvas.widget), let present = gtk_root_get_focus(root),
      let id = view(of: present), goes(id)
    else { return }
    gtk_widget_grab_focus(canvas.widget)
  }

  /// Inserts a widget after those already in its new parent.
  private func put(_ widget: Canvas.Widget, into level: inout Level) {
    let parent = gtk_widget_get_parent(widget)
    if parent != level.widget || gtk_widget_get_prev_sibling(widget) != level.lastChild {
      if let parent, parent != level.widget { gtk_widget_unparent(widget) }
      gtk_widget_insert_after(widget, level.widget, level.lastChild)
    }
    level.lastChild = widget
  }

  /// Makes only the ancestors of a field visible and targetable; they paint nothing but the field.
  private func show(_ field: FieldOverlay?) {
    for element in elements.values { gtk_widget_set_can_target(element.widget, 0) }
    var ancestor = field.flatMap { gtk_widget_get_parent($0.widget) }
    while let widget = ancestor, widget != canvas.widget {
      gtk_widget_set_can_target(widget, 1)
      ancestor = gtk_widget_get_parent(widget)
    }
  }

  /// The widget of a view; `nil` if it has none.
  func widget(of id: ViewID) -> Canvas.Widget? { elements[id]?.widget }

  /// Returns the view of a widget; `nil` if it does not belong to this tree.
  func view(of widget: Canvas.Widget) -> ViewID? { elements.first { $0.value.widget == widget }?.key }

  /// Returns the tab stop after or before a view; the first or last one if `id` is `nil`.
  func tabStop(after id: ViewID?, forward: Bool) -> ViewID? {
    let stops = order.filter { $0 == id || elements[$0].map { gtk_widget_get_focusable($0.widget) != 0 } ?? false }
    guard let place = stops.firstIndex(where: { $0 == id }) else { return forward ? stops.first : stops.last }
    let next = forward ? place + 1 : place - 1
    return stops.indices.contains(next) ? stops[next] : nil
  }

  /// Returns the frame of a widget in its parent; `nil` if it does not belong to this tree.
  func frame(of widget: Canvas.Widget) -> Rect? {
    guard let frame = frames[widget] else { return nil }
    let parent = gtk_widget_get_parent(widget).flatMap { frames[$0] }
    return frame.offset(by: .zero - (parent?.origin ?? .zero))
  }

  /// Moves the widget of a field to another frame in the canvas.
  func move(_ field: FieldOverlay) { frames[field.widget] = field.frame }

  /// Removes all widgets.
  func close() {
    for element in elements.values { element.remove() }
    (elements, frames, order, onActivate, onFocus) = ([:], [:], [], nil, nil)
  }

  private func element(for item: DisplayItem) -> AccessibleElement {
    if let present = elements[item.id] {
      if present.role == item.accessibility.role { return present }
      keepFocus { $0 == item.id }
      present.remove()
    }
    let id = item.id
    let new = AccessibleElement(
      role: item.accessibility.role, activate: { [weak self] in self?.onActivate?(id) },
      takeFocus: { [weak self] in self?.onFocus?(id) })
    new.frameOfChild = { [weak self] in self?.frame(of: $0) }
    elements[id] = new
    return new
  }
}
