import Basics

/// A text that the user can edit: a search field, or a field of a form.
///
/// The host does the editing: a page has an input element or a text area for it and reports each change with
/// `InputEvent.edited`. A picture shows the text, or the label if the text is empty. The owner sets the appearance with `layer`.
///
/// ```swift
/// let field = TextField(label: "Search")
/// field.onChange = callback(to: list) { $0.filter($1) }
/// ```
public final class TextField: View {
  /// The purpose of a field.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The field searches; Escape empties it first.
    case search
    /// The field has a text that is kept, such as a title.
    case text
    /// The field has a text of several lines, in which Enter begins another one.
    case lines
    /// The field has a date of the Gregorian calendar as `2026-11-24`, which the host's own control shows and picks.
    case date
    /// The field has a time of day as `14:05`, which the host's own control shows and picks.
    case time
  }

  private let kind: Kind
  /// The text that the host reported last.
  private var reported = ""
  /// A function that is called with the text after the user changed it; not after a change by code.
  public var onChange: ((String) -> Void)?
  /// A function that is called for Enter, the arrows up and down, and Escape, in a search field only while that is
  /// empty. It returns whether it used the key.
  public var onKey: ((KeyEvent) -> Bool)?
  /// A function that is called when the field receives the focus.
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

  /// Handles a key: Escape empties a search field; all other keys, and Escape elsewhere, go to `onKey`.
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

  /// Replaces the text with that of the host and calls `onChange` if it differs. Ignores a report that is older than a
  /// text that code has set and the host has not been sent yet.
  public override func edited(_ new: String) {
    if dirty.contains(.text), !text.hasSameBytes(as: reported) { return }
    reported = new
    guard !new.hasSameBytes(as: text) else { return }
    text = new
    onChange?(new)
  }
}
