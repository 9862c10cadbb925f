public import Foundation

/// A group of changes of layers. iOS 2, macOS 10.5.
open class CATransaction: NSObject {
  private nonisolated(unsafe) static var stack: [Bool] = []
  /// Whether the views of the layers that change animate.
  package nonisolated(unsafe) static var standInViewsAnimate = false
  /// Whether changes of layers animate.
  static var standInAnimates: Bool { standInViewsAnimate && stack.last != true }

  @MainActor open class func begin() { stack.append(stack.last ?? false) }

  @MainActor open class func commit() { _ = stack.popLast() }

  @MainActor open class func setDisableActions(_ flag: Bool) { if !stack.isEmpty { stack[stack.count - 1] = flag } }

  @MainActor open class func disableActions() -> Bool { stack.last ?? false }
}
