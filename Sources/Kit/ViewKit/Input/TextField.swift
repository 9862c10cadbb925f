import Basics

/// A text that the user can edit: a search field, or a field of a form.
///
/// The host handles editing: a page uses an input element or a text area and reports each change with
/// `InputEvent.edited`. A picture shows the text, or the label if the text is empty. The owner sets the appearance with
/// `layer`.
///
/// ```swift
/// let field = TextField(label: "Search")
/// field.onChange = callback(to: list) { $0.filter($1) }
/// ```
public final class TextField: View {
  /// The purpose of a field.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A search field. Escape first empties it.
    case search
    /// A one-line field, such as for a title.
    case text
    /// A multiline field, in which Enter begins a new line.
    case lines
    /// A field for a Gregorian date, in the form `2026-11-24`, that uses the host's own control.
    case date
    /// A field for a time of day, in the form `14:05`, that uses the host's own control.
    case time
  }

  private let kind: Kind
  /// The text that the host last reported.
  private var reported = ""
  /// Called with the text after the user changed it. Not called after a change by code.
  public var onChange: ((String) -> Void)?
  /// Called for Enter, Escape, and the Up and Down arrow keys. A search field handles Escape itself unless it is empty.
  /// Returns whether it used the key.
  public var onKey: ((KeyEvent) -> Bool)?
  /// Called when the field receives the focus.
  public var onFocus: (() -> Void)?

  /// The accessible name of the field, also shown while the field is empty.
  public var label: String {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// Creates an empty field that is a tab stop.
  public init(label: String = "", kind: Kind = .search) {
    self.kind = kind
    let control: ViewTraits =
      switch kind {
      case .search, .text: []
      case .lines: .editsLines
      case .date: .editsDates
      case .time: .editsTimes
      }
    super.init(traits: control.union([.edits, .clips]))
    isTabStop = true
    accessibility.role = kind == .search ? .searchBox : .textBox
    accessibility.label = label
  }

  /// Handles a key. Escape empties a search field; all other keys, and Escape in other fields, go to `onKey`.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard kind == .search, event.key == .escape, event.modifiers.isEmpty, !text.utf8.isEmpty else {
      return onKey?(event) ?? false
    }
    text = ""
    onChange?("")
    return true
  }

  public override func didReceiveFocus() { onFocus?() }

  public override func windowWillClose() {
    onChange = nil
    onKey = nil
    onFocus = nil
  }

  /// Replaces the text with the host's text and calls `onChange` if it differs. Ignores a report that is older than a
  /// text that code has set and the host has not received yet.
  public override func edited(_ new: String) {
    if dirty.contains(.text), !text.hasSameBytes(as: reported) { return }
    reported = new
    guard !new.hasSameBytes(as: text) else { return }
    text = new
    onChange?(new)
  }
}
