#if canImport(QuartzCore)
  import Foundation
  import QuartzCore
  #if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
    import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
  #endif

  /// A target of Objective-C for a closure: recognizers and display links know no others. With `KeyCommands`, the only place
  /// that needs Objective-C.
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
      /// Has a recognizer call a target, which the caller keeps.
      func call(_ target: ActionTarget) {
        #if canImport(ObjectiveC)
          addTarget(target, action: #selector(ActionTarget.fire(_:)))
        #else
          standInActions.append { [weak target] in target?.fire($0) }
        #endif
      }
    }

    extension CADisplayLink {
      /// Makes a link of a screen, or else of the main one. It retains its target.
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
      /// Makes a link of the screen that the view is on, which retains its target.
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
