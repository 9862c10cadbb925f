import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// A view with a text that can be edited. `NSText` and `NSTextView`, macOS 10.0.
@MainActor open class NSTextView: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var alignment = NSTextAlignment.natural
  open var drawsBackground = true
  open var isRichText = true
  open var allowsUndo = false
  open var textContainerInset = NSSize.zero
  open private(set) var textContainer: NSTextContainer? = NSTextContainer()
  public var standInIsComposing = false
  public private(set) var standInSelectsAll = false

  open override var acceptsFirstResponder: Bool { true }
  open func hasMarkedText() -> Bool { standInIsComposing }
  /// Ends a composition; its text stays, and counts as typed.
  open func unmarkText() {
    standInIsComposing = false
    didChangeText()
  }
  open func didChangeText() {}
  open func selectAll(_ sender: Any?) { standInSelectsAll = true }
  open override func keyDown(with event: NSEvent) { standInType(string + (event.charactersIgnoringModifiers ?? "")) }
  open override func mouseDown(with event: NSEvent) {}

  /// Types in place of the whole text.
  public func standInType(_ new: String) {
    guard new != string else { return }
    string = new
    didChangeText()
  }
}
