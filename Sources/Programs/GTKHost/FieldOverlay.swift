import Almanac
import CGtk

/// The GTK text field over a focused field of the engine. The system's input methods, selection, and clipboard work in
/// it.
final class FieldOverlay {
  /// The engine view being edited.
  let id: ViewID
  /// The frame in the canvas, in points.
  private(set) var frame: Rect
  /// The part of the canvas in which the view is visible.
  private(set) var clip: Rect?
  /// The widget.
  var widget: Canvas.Widget { editor.widget }
  private let editor: any FieldEditor
  private let direction: LayoutDirection

  /// Creates a field at the frame of an item, without a parent.
  ///
  /// - Parameters:
  ///   - hasLines: Whether the field has several lines.
  ///   - look: The colors and direction of the window.
  ///   - onChange: Called with the whole text after each change by the user.
  init(_ item: DisplayItem, hasLines: Bool, _ look: FieldLook, onChange: @escaping (String) -> Void) {
    id = item.id
    direction = look.direction
    frame = FieldOverlay.frame(of: item, look.direction)
    clip = item.clip
    editor = hasLines ? LinesEditor() : LineEditor()
    gtk_widget_set_direction(editor.textWidget, look.direction == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
    look.apply(to: editor.textWidget, item.layer.textStyle)
    Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, item.accessibility.label, of: editor.textWidget)
    editor.text = FieldOverlay.text(of: item)
    editor.begin()
    editor.onChange = onChange
  }

  deinit {
    editor.onChange = nil
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// The text in the widget.
  var text: String { editor.text }

  /// Moves the keyboard focus to the field.
  func takeFocus() { gtk_widget_grab_focus(editor.textWidget) }

  /// Returns whether a widget is the field's widget or a part of it.
  func contains(_ other: Canvas.Widget) -> Bool { other == widget || gtk_widget_is_ancestor(other, widget) != 0 }

  /// Updates the field to match the view.
  func update(_ item: DisplayItem) {
    (frame, clip) = (FieldOverlay.frame(of: item, direction), item.clip)
    let wanted = FieldOverlay.text(of: item)
    if !editor.text.hasSameBytes(as: wanted) { editor.text = wanted }
  }

  /// Removes the text of the view from the display list.
  func hideText(in list: inout DisplayList) {
    if let index = list.items.firstIndex(where: { $0.id == id }) { list.items[index].text = "" }
  }

  /// The text of a field. An empty field shows its label, which does not count.
  private static func text(of item: DisplayItem) -> String {
    item.accessibility.label.hasSameBytes(as: item.text) ? "" : item.text
  }

  private static func frame(of item: DisplayItem, _ direction: LayoutDirection) -> Rect {
    item.frame.inset(by: item.layer.textInsets, direction: direction)
  }
}
