import Basics

/// A line of text that people can edit, as a search field.
///
/// The host edits: a page has an element for it, and reports each change with `InputEvent.edited`. A picture shows the
/// text, or what the field is for if it is empty. How it looks is up to its owner, who sets `layer`.
public final class TextField: View {
  /// Called with the text after a person changed it; not if code did.
  public var onChange: ((String) -> Void)?
  /// Called for Enter, the arrows up and down, and Escape in an empty field. Returns whether the key was used.
  public var onKey: ((KeyEvent) -> Bool)?

  /// What the field is for: its accessible name, also shown while it is empty.
  public var label: String {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// An empty field that the Tab key stops at.
  public init(label: String = "") {
    super.init(traits: [.edits, .clips])
    isTabStop = true
    accessibility.role = .searchBox
    accessibility.label = label
  }

  /// Escape empties the field; all other keys, and Escape in an empty field, are up to `onKey`.
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

  /// Takes what the host has now.
  public override func edited(_ new: String) {
    guard !new.hasSameBytes(as: text) else { return }
    text = new
    onChange?(new)
  }
}
