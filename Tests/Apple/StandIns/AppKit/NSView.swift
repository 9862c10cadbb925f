public import CoreGraphics
public import Foundation
import QuartzCore

/// A rectangle that draws and handles events. macOS 10.0.
@MainActor open class NSView: NSResponder {
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var needsDisplay = true
  open var needsLayout = true
  /// Public since macOS 14.
  open var clipsToBounds = false
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open private(set) var trackingAreas: [NSTrackingArea] = []
  private var place = CGRect.zero
  weak var standInWindow: NSWindow?
  var standInAppearance: NSAppearance?
  /// What was drawn last.
  public private(set) var standInContext: CGContext?
  private var children: [Any]?

  public init(frame frameRect: NSRect) {
    super.init()
    place = frameRect
  }

  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  open var isFlipped: Bool { false }
  open var window: NSWindow? { standInWindow ?? superview?.window }

  open var frame: NSRect {
    get { place }
    set {
      place.origin = newValue.origin
      if place.size != newValue.size { setFrameSize(newValue.size) }
    }
  }
  open var bounds: NSRect { NSRect(origin: .zero, size: place.size) }

  open func setFrameSize(_ newSize: NSSize) {
    place.size = newSize
    needsLayout = true
    needsDisplay = true
  }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    view.standInMoved()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    let former = window
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    if former?.firstResponder === self { _ = former?.makeFirstResponder(nil) }
    standInMoved()
  }

  func standInMoved() {
    viewDidMoveToWindow()
    for child in subviews { child.standInMoved() }
  }

  open func viewDidMoveToWindow() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open func layout() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func updateTrackingAreas() {}
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {}
  public static let noIntrinsicMetric: CGFloat = -1

  open var effectiveAppearance: NSAppearance { standInAppearance ?? superview?.effectiveAppearance ?? .standInLight }

  /// Windows have their origin at the lower left; flipped views at the upper left.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    guard view == nil, let height = window?.standInSize.height else { return point }
    var origin = CGPoint.zero
    var part: NSView? = self
    while let each = part {
      origin = CGPoint(x: origin.x + each.frame.minX, y: origin.y + each.frame.minY)
      part = each.superview
    }
    return CGPoint(x: point.x - origin.x, y: height - point.y - origin.y)
  }

  // MARK: - Accessibility

  open func accessibilityChildren() -> [Any]? { children }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) { children = accessibilityChildren }

  /// Lays out and draws what needs it.
  func standInShow() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    if needsDisplay, bounds.width > 0, bounds.height > 0 {
      needsDisplay = false
      let context = CGContext()
      NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: isFlipped)
      draw(bounds)
      NSGraphicsContext.current = nil
      standInContext = context
    }
    for child in subviews { child.standInShow() }
  }
}

/// macOS 10.6.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// macOS 10.5.
open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let inVisibleRect = Options(rawValue: 512)
  }

  public init(rect: NSRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]?) {}
}

/// macOS 10.0.
open class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  public let isFlipped: Bool
  public nonisolated(unsafe) static var current: NSGraphicsContext?

  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }
}

/// macOS 10.14.
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
  }

  public let name: Name

  /// macOS 10.9.
  public init?(named name: Name) { self.name = name }

  open func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }

  static var standInLight: NSAppearance { NSAppearance(named: .aqua) ?? NSAppearance() }
  private override init() { name = .aqua }
}
