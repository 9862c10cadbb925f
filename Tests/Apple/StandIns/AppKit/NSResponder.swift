@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIFoundation

/// An object that handles events. macOS 10.0.
@MainActor open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?

  public override init() { super.init() }

  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
}
