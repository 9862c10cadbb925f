#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation
  import Geometry
  import ViewKit

  /// The visible part of the focused field, with a text view of the system that supports input methods, selection, and
  /// the clipboard.
  final class FieldNSView: NSView {
    /// The engine view being edited.
    let id: ViewID
    let editor = FieldNSTextView(frame: .zero)
    /// The last text from the engine that was shown.
    private var known: String?

    /// Creates a view that edits a node and is in no canvas yet.
    init(_ node: Node) {
      id = node.id
      super.init(frame: .zero)
      clipsToBounds = true
      editor.hasLines = node.traits.contains(.editsLines)
      // By default, text views have a background, styles, and padding on both sides of each line.
      editor.drawsBackground = false
      editor.isRichText = false
      editor.allowsUndo = true
      editor.textContainerInset = .zero
      editor.textContainer?.lineFragmentPadding = 0
      addSubview(editor)
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    /// Follows the position, look, and text of the field. Text being composed by an input method is replaced only if
    /// the engine's text changes.
    func update(_ item: DisplayItem, _ surroundings: Surroundings, _ text: AppKitTextDrawing) {
      let box = item.frame.inset(by: item.layer.textInsets, direction: surroundings.direction)
      let seen = item.clip.map { box.intersection($0) } ?? box
      frame = CGRect(seen)
      let wanted = Self.text(of: item)
      if editor.string != wanted, wanted != known || !editor.hasMarkedText() { editor.show(wanted) }
      known = wanted
      guard let style = item.layer.textStyle else { return }
      let color = surroundings.palette.resolve(
        item.layer.textColor ?? .dynamic(light: RGBA(0), dark: RGBA(0xFFFFFF)), appearance: surroundings.appearance)
      let font = text.font(style, surroundings.palette.font(style.font))
      let isLeft = (style.alignment == .leading) == (surroundings.direction == .leftToRight)
      editor.font = font
      editor.textColor = NSColor(cgColor: color.cgColor)
      editor.alignment = style.alignment == .center ? .center : isLeft ? .left : .right
      // A single line is centered vertically, as the engine paints it.
      let line = Double(font.ascender - font.descender)
      let top = editor.hasLines ? 0 : max(0, (box.height - line) / 2)
      editor.frame = CGRect(
        x: box.minX - seen.minX, y: box.minY - seen.minY + top, width: box.width, height: box.height - top)
    }

    /// The text of a field. An empty field shows its label, which does not count.
    static func text(of item: DisplayItem) -> String { item.text == item.accessibility.label ? "" : item.text }
  }

  /// A text view that reports to the engine. It inherits the initializers of its class so that AppKit creates its text
  /// container.
  final class FieldNSTextView: NSTextView {
    /// Whether the text may have several lines.
    var hasLines = false
    /// Called with the whole text after each change by the user.
    var onChange: ((String) -> Void)?
    /// Called with keys that the engine may handle. Returns whether it handled the key.
    var onKey: ((KeyEvent) -> Bool)?
    /// Called when the field loses the focus.
    var onEnd: (() -> Void)?

    /// Whether text from the engine is being set, which is not reported.
    private var isWriting = false

    /// Shows text from the engine, which ends a composition.
    func show(_ text: String) {
      isWriting = true
      if hasMarkedText() { unmarkText() }
      string = text
      isWriting = false
    }

    override func didChangeText() {
      super.didChangeText()
      guard !isWriting else { return }
      // Text pasted into a single-line field.
      if !hasLines, string.contains(where: \.isNewline) {
        string = string.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      onChange?(string)
    }

    override func keyDown(with event: NSEvent) {
      guard !hasMarkedText(), let key = KeyCodes.key(event),
        [.escape, .enter, .arrowUp, .arrowDown, .tab].contains(key.key)
      else { return super.keyDown(with: event) }
      if onKey?(key) == true || key.key == .enter && !hasLines { return }
      // The window moves on to whatever follows the calendar.
      if key.key == .tab { nextResponder?.keyDown(with: event) } else { super.keyDown(with: event) }
    }

    override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      onEnd?()
      return true
    }
  }
#endif
