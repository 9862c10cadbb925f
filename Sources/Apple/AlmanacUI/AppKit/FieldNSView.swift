#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation
  import Geometry
  import ViewKit

  /// The part of a canvas in which the field with the focus is seen, with a text view of the system, in which input methods, selection
  /// and clipboard work.
  final class FieldNSView: NSView {
    /// The view that is edited.
    let id: ViewID
    let editor = FieldNSTextView(frame: .zero)
    /// The text of the engine that was shown last.
    private var known: String?

    /// Creates a view that edits a node, in no canvas yet.
    init(_ node: Node) {
      id = node.id
      super.init(frame: .zero)
      clipsToBounds = true
      editor.hasLines = node.traits.contains(.editsLines)
      // Text views have a background, styles and a padding beside each line by default.
      editor.drawsBackground = false
      editor.isRichText = false
      editor.allowsUndo = true
      editor.textContainerInset = .zero
      editor.textContainer?.lineFragmentPadding = 0
      addSubview(editor)
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    /// Follows place, look and text of the field. What an input method composes is replaced only by another text of the engine.
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
      // A single line is in the middle of its field, as the engine paints it.
      let line = Double(font.ascender - font.descender)
      let top = editor.hasLines ? 0 : max(0, (box.height - line) / 2)
      editor.frame = CGRect(
        x: box.minX - seen.minX, y: box.minY - seen.minY + top, width: box.width, height: box.height - top)
    }

    /// The text of a field, which shows its label while it is empty.
    static func text(of item: DisplayItem) -> String { item.text == item.accessibility.label ? "" : item.text }
  }

  /// A text view that reports to the engine. It has the initializers of its class, so that AppKit makes its text container.
  final class FieldNSTextView: NSTextView {
    /// Whether the text may have several lines.
    var hasLines = false
    /// A function that is called with the whole text after each change by a person.
    var onChange: ((String) -> Void)?
    /// A function that is called with keys that the engine may use, and returns whether it used the key.
    var onKey: ((KeyEvent) -> Bool)?
    /// A function that is called when the focus is elsewhere.
    var onEnd: (() -> Void)?

    /// Whether a text of the engine is shown, which is not reported.
    private var isWriting = false

    /// Shows a text of the engine, which ends a composition.
    func show(_ text: String) {
      isWriting = true
      if hasMarkedText() { unmarkText() }
      string = text
      isWriting = false
    }

    override func didChangeText() {
      super.didChangeText()
      guard !isWriting else { return }
      // What is pasted into a field of one line.
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
      // The window leads to what comes after the calendar.
      if key.key == .tab { nextResponder?.keyDown(with: event) } else { super.keyDown(with: event) }
    }

    override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      onEnd?()
      return true
    }
  }
#endif
