/// A line of a window's menu.
public struct MenuLine {
  /// The title; an underscore precedes the mnemonic letter.
  public var title: String
  /// The keyboard shortcut in GTK's notation, such as `<Control>o`; empty for none.
  public var key: String
  /// Called when the user chooses the line.
  public var action: () -> Void

  /// Creates a line.
  public init(_ title: String, key: String = "", action: @escaping () -> Void) {
    (self.title, self.key, self.action) = (title, key, action)
  }
}
