import CoreGraphics
public import Foundation
import QuartzCore

/// A window. macOS 10.0.
@MainActor open class NSWindow: NSResponder {
  open private(set) var firstResponder: NSResponder?
  open var backingScaleFactor: CGFloat { standInScale }
  public var standInScale: CGFloat = 2
  public private(set) var standInSize: CGSize
  public let standInContent: NSView

  public init(standInSize size: CGSize) {
    standInSize = size
    standInContent = NSView(frame: CGRect(origin: .zero, size: size))
    super.init()
    standInContent.standInWindow = self
  }

  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder !== responder else { return true }
    if let firstResponder, !firstResponder.resignFirstResponder() { return false }
    firstResponder = nil
    guard let responder, responder.acceptsFirstResponder, responder.becomeFirstResponder() else {
      return responder == nil
    }
    firstResponder = responder
    return true
  }

  // MARK: - Driver

  public func standInResize(_ size: CGSize) {
    standInSize = size
    standInContent.frame = CGRect(origin: .zero, size: size)
  }

  public func standInAppear(dark: Bool) {
    standInContent.standInAppearance = NSAppearance(named: dark ? .darkAqua : .aqua)
    func notify(_ view: NSView) {
      view.viewDidChangeEffectiveAppearance()
      for child in view.subviews { notify(child) }
    }
    notify(standInContent)
  }

  /// Shows what needs it, as at the end of a turn of the run loop.
  public func standInCommit() { standInContent.standInShow() }

  public func standInFrame() {
    CADisplayLink.standInFrame()
    standInCommit()
  }

  /// The deepest view at a point that is counted from the top.
  public func standInView(at point: CGPoint) -> NSView? {
    func find(_ view: NSView, _ point: CGPoint) -> NSView? {
      guard view.bounds.contains(point) else { return nil }
      for child in view.subviews.reversed() {
        let inner = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
        if let found = find(child, inner) { return found }
      }
      return view
    }
    return find(standInContent, point)
  }

  public func standInEvent(
    at point: CGPoint, clicks: Int? = nil, flags: NSEvent.ModifierFlags = [], delta: CGPoint = .zero,
    magnification: CGFloat = 0, phase: NSEvent.Phase = [], keyCode: UInt16 = 0, characters: String = ""
  ) -> NSEvent {
    NSEvent(
      CGPoint(x: point.x, y: standInSize.height - point.y), clicks, flags, delta, magnification, phase, keyCode,
      characters)
  }
}
