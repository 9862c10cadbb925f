public import Foundation

/// iOS 9.
@MainActor open class UIFocusUpdateContext: NSObject {
  public internal(set) weak var nextFocusedView: UIView?
}

/// iOS 9.
open class UIFocusAnimationCoordinator: NSObject {}

/// iOS 15.
open class UIFocusEffect: NSObject {}
