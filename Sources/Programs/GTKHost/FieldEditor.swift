import CGtk

/// A widget of GTK in which a text is edited.
protocol FieldEditor: AnyObject {
  /// The widget that is placed; the editor owns a reference.
  var widget: Canvas.Widget { get }
  /// The widget that has the text and the focus.
  var textWidget: Canvas.Widget { get }
  /// The whole text; setting it is no change by the user.
  var text: String { get set }
  /// A function that is called with the whole text after each change by the user.
  var onChange: ((String) -> Void)? { get set }
  /// Selects what is replaced by typing, when the field gets the focus.
  func begin()
}
