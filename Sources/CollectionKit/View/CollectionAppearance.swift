public import ViewKit

/// The colours and type of what a collection view draws by itself.
public struct CollectionAppearance: Equatable, Sendable {
  /// The mark where something is dropped, and the outline of what is dragged.
  public var accent = Color.dynamic(light: RGBA(0x0A60FF), dark: RGBA(0x4C8DFF))
  /// The ground of menus.
  public var surface = Color.dynamic(light: RGBA(0xFFFFFF), dark: RGBA(0x2A2A2C))
  /// Texts.
  public var ink = Color.dynamic(light: RGBA(0x1C1C1E), dark: RGBA(0xF2F2F5))
  /// Texts of what cannot be chosen.
  public var faint = Color.dynamic(light: RGBA(0x8A8A8E), dark: RGBA(0x8E8E93))
  /// Lines around menus.
  public var hairline = Color.dynamic(light: RGBA(0xD0D0D5), dark: RGBA(0x48484A))
  /// The type of menus.
  public var menuText = TextStyle(size: 14, lineHeight: 20)
  /// The type of the strip of titles.
  public var indexText = TextStyle(size: 11, lineHeight: 14, weight: .semibold, alignment: .center)

  /// Colours for light and dark surroundings.
  public init() {}
}
