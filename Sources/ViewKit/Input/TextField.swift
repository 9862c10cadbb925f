import Basics

/// A line of text that the user can edit, such as a search field.
///
/// The host does the editing: a page has an input element for it and reports each change with `InputEvent.edited`. A
/// picture shows the text, or the label if the text is empty. The owner sets the appearance with `layer`.
///
/// ```swift
/// let field = TextField(label: "Search")
/// field.onChange = callback(to: list) { $0.filter($1) }
/// ```
public final class TextField: View {
  /// A function that is called with the text after the user changed it; not after a change by code.
  public var onChange: ((String) -> Void)?
  /// A function that is called for Enter, the arrows up and down, and Escape in an empty field. It returns whether it
  /// used the key.
  public var onKey: ((KeyEvent) -> Bool)?

  /// The accessible name of the field, also shown while the field is empty.
  public var label: String {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// Creates an empty field that is a tab stop.
  public init(label: String = "") {
    super.init(traits: [.edits, .clips])
    isTabStop = true
    accessibility.role = .searchBox
    accessibility.label = label
  }

  /// Handles a key: Escape empties the field; all other keys, and Escape in an empty field, go to `onKey`.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty, !text.utf8.isEmpty else { return onKey?(event) ?? false }
    text = ""
    onChange?("")
    return true
  }

  public override func windowWillClose() {
    onChange = nil
    onKey = nil
  }

  /// Replaces the text with that of the host and calls `onChange` if it differs.
  public override func edited(_ new: String) {
    guard !new.hasSameBytes(as: text) else { return }
    text = new
    onChange?(new)
  }
}
