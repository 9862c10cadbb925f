import CGtk

/// A GTK widget for editing text.
protocol FieldEditor: AnyObject {
  /// The widget to place; the editor owns a reference to it.
  var widget: Canvas.Widget { get }
  /// The widget that contains the text and receives the focus.
  var textWidget: Canvas.Widget { get }
  /// The whole text. Setting it does not count as a change by the user.
  var text: String { get set }
  /// Called with the whole text after each change by the user.
  var onChange: ((String) -> Void)? { get set }
  /// Prepares the selection when the field receives the focus.
  func begin()
}
