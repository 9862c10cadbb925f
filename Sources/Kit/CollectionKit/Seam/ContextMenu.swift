public import Diffing
public import Geometry
package import ViewKit

/// An action in the menu of an item, identified by a number.
public struct MenuAction: Hashable, Sendable {
  /// The number of the action; 1 to 4 are reserved.
  public let rawValue: Int32

  /// Creates a custom action, with a number from 5.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Returns the custom action with an index, counted from 0.
  package static func custom(_ index: Int) -> MenuAction { MenuAction(Int32(index) + firstCustom) }
  /// The index of a custom action; `nil` for a reserved one.
  package var customIndex: Int? { rawValue < MenuAction.firstCustom ? nil : Int(rawValue - MenuAction.firstCustom) }
  private static let firstCustom: Int32 = 5

  /// Cuts the item.
  public static let cut = MenuAction(1)
  /// Copies the item.
  public static let copy = MenuAction(2)
  /// Pastes the clipboard at the item.
  public static let paste = MenuAction(3)
  /// Deletes the item.
  public static let delete = MenuAction(4)
}

/// A menu of one item or several.
public struct ContextMenu: Equatable, Sendable {
  /// An entry of the menu.
  public struct Entry: Equatable, Sendable {
    /// The action the entry performs.
    public var action: MenuAction
    /// The title of the entry.
    public var title: String
    /// Whether the entry can be chosen.
    public var isEnabled: Bool
    /// The color of a dot before the title; `nil`, the default, for none.
    package var dot: Color?

    /// Creates an entry, enabled by default.
    public init(_ action: MenuAction, title: String, isEnabled: Bool = true) {
      self.action = action
      self.title = title
      self.isEnabled = isEnabled
    }
  }

  /// The entries, from the top.
  public var entries: [Entry]
  /// The items the menu is for; set by the view.
  public var paths: [ItemPath]

  /// Creates a menu.
  public init(entries: [Entry], paths: [ItemPath] = []) {
    self.entries = entries
    self.paths = paths
  }
}

/// The part of an item that is shown while it is lifted: for a menu, a drag, or a drop.
public struct PreviewParameters: Equatable, Sendable {
  /// The part of the cell that is shown, in the cell's coordinates; `nil` for the whole cell.
  public var visibleRect: Rect?
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Creates parameters; by default, for the whole cell with square corners.
  public init(visibleRect: Rect? = nil, cornerRadius: Double = 0) {
    self.visibleRect = visibleRect
    self.cornerRadius = cornerRadius
  }
}

/// The moment for which a context menu requests a preview.
public enum PreviewPhase: UInt8, Hashable, Sendable {
  /// The menu opens.
  case highlight
  /// The menu closes.
  case dismissal
}
