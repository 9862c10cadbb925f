public import ViewKit

/// The colors and text styles of everything that a collection view draws itself.
public struct CollectionAppearance: Equatable, Sendable {
  /// The color of the drop line, and of the outline of dragged items.
  public var accent = Color.dynamic(light: RGBA(0x0A60FF), dark: RGBA(0x4C8DFF))
  /// The background of menus.
  public var surface = Color.dynamic(light: RGBA(0xFFFFFF), dark: RGBA(0x2A2A2C))
  /// The color of text.
  public var ink = Color.dynamic(light: RGBA(0x1C1C1E), dark: RGBA(0xF2F2F5))
  /// The color of titles of disabled entries.
  public var faint = Color.dynamic(light: RGBA(0x8A8A8E), dark: RGBA(0x8E8E93))
  /// The color of the outline of menus, and of the current entry.
  public var hairline = Color.dynamic(light: RGBA(0xD0D0D5), dark: RGBA(0x48484A))
  /// The text style of menus.
  public var menuText = TextStyle(size: 14, lineHeight: 20)
  /// The text style of the index strip.
  public var indexText = TextStyle(size: 11, lineHeight: 14, weight: .semibold, alignment: .center)

  /// Creates the standard appearance, with colors for light and dark surroundings.
  public init() {}
}
