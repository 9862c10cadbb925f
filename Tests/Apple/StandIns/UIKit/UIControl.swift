public import Foundation

/// iOS 2.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(Event, UIAction)] = []

  /// iOS 14.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

  /// iOS 2.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.standInHandler(action) }
  }
}

/// A closure as an action. iOS 13.
@MainActor open class UIAction: NSObject {
  let standInHandler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) { standInHandler = handler }
}
