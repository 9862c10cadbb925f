#if canImport(QuartzCore)
  import Foundation
  import QuartzCore
  #if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
    import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
  #endif

  /// An Objective-C target for a closure, because recognizers and display links accept nothing else. Apart from
  /// `KeyCommands`, the only place that needs Objective-C.
  @MainActor final class ActionTarget: NSObject {
    private let action: (NSObject) -> Void

    init(_ action: @escaping (NSObject) -> Void) { self.action = action }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func fire(_ sender: NSObject) { action(sender) }
  }

  #if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
    extension UIGestureRecognizer {
      /// Makes a recognizer call a target, which the caller retains.
      func call(_ target: ActionTarget) {
        #if canImport(ObjectiveC)
          addTarget(target, action: #selector(ActionTarget.fire(_:)))
        #else
          standInActions.append { [weak target] in target?.fire($0) }
        #endif
      }
    }

    extension CADisplayLink {
      /// Creates a display link for a screen, or for the main screen if `nil`. It retains its target.
      @MainActor static func calling(_ target: ActionTarget, on screen: UIScreen?) -> CADisplayLink {
        #if canImport(ObjectiveC)
          screen?.displayLink(withTarget: target, selector: #selector(ActionTarget.fire(_:)))
            ?? CADisplayLink(target: target, selector: #selector(ActionTarget.fire(_:)))
        #else
          CADisplayLink { target.fire($0) }
        #endif
      }
    }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    extension NSView {
      /// Creates a display link for the view's screen. It retains its target.
      func link(calling target: ActionTarget) -> CADisplayLink {
        #if canImport(ObjectiveC)
          displayLink(target: target, selector: #selector(ActionTarget.fire(_:)))
        #else
          CADisplayLink { target.fire($0) }
        #endif
      }
    }
  #endif
#endif
