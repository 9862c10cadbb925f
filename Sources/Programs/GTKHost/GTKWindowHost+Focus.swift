import Almanac
import CGtk

/// The keyboard focus, and the field being edited.
extension GTKWindowHost {
  /// Updates the display after another view has requested the focus.
  func showFocus() {
    updateField()
    if field == nil { describe() }
    canvas.invalidate()
  }

  /// Called when GTK has focused the widget of a view.
  func focusMoved(to id: ViewID) {
    guard let content, content.focusedID != id else { return }
    content.send(.focus(id))
    if content.traits(of: id).contains(.edits) { updateField() }
    canvas.invalidate()
  }

  /// Moves the focus with the Tab key. Returns whether there is an element in that direction.
  func moveFocus(forward: Bool) -> Bool {
    guard let content else { return false }
    describe()
    let next = accessibleTree.tabStop(after: field?.id ?? content.focusedID, forward: forward)
    guard let next, let widget = accessibleTree.widget(of: next) else { return false }
    isKeyboardUsed = true
    return gtk_widget_grab_focus(widget) != 0
  }

  /// Takes the focus that GTK offers. Returns whether it was taken.
  func takeFocus(forward: Bool) -> Bool {
    let present = gtk_widget_get_root(canvas.widget).flatMap { gtk_root_get_focus($0) }
    if let present, present == canvas.widget || gtk_widget_is_ancestor(present, canvas.widget) != 0 { return false }
    // No element is focused unless a key requested it.
    guard present != nil || isKeyboardUsed else { return gtk_widget_grab_focus(canvas.widget) != 0 }
    describe()
    guard let next = accessibleTree.tabStop(after: nil, forward: forward), let widget = accessibleTree.widget(of: next)
    else { return gtk_widget_grab_focus(canvas.widget) != 0 }
    isKeyboardUsed = true
    return gtk_widget_grab_focus(widget) != 0
  }

  /// Shows, moves, or removes the GTK field over the focused editing view.
  func updateField() {
    guard let content, let id = content.focusedID, content.traits(of: id).contains(.edits),
      let item = content.displayList().items.first(where: { $0.id == id })
    else { return endField() }
    if let field, field.id == id {
      field.update(item)
      accessibleTree.move(field)
    } else {
      endField()
      let new = FieldOverlay(item, hasLines: content.traits(of: id).contains(.editsLines), look) { [weak self] in
        self?.content?.send(.edited(id, $0))
      }
      field = new
      describe()
      new.takeFocus()
    }
    canvas.clipOfChildren = field?.clip
    canvas.placeChildren()
  }

  private func endField() {
    guard let field else { return }
    let hadFocus = gtk_widget_get_root(canvas.widget).flatMap { gtk_root_get_focus($0) }.map(field.contains) ?? false
    self.field = nil
    canvas.clipOfChildren = nil
    if hadFocus { gtk_widget_grab_focus(canvas.widget) }
  }
}
