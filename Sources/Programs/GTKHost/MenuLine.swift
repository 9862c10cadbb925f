/// A line of the menu of a window.
public struct MenuLine {
  /// The title; an underscore stands before the letter that chooses the line.
  public var title: String
  /// The key that does the same, as GTK writes it, such as `<Control>o`; empty for none.
  public var key: String
  /// The function of the line.
  public var action: () -> Void

  /// Creates a line.
  public init(_ title: String, key: String = "", action: @escaping () -> Void) {
    (self.title, self.key, self.action) = (title, key, action)
  }
}
