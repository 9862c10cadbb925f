#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import SceneExport
  import UIKit
  import ViewKit

  /// The view of an engine view that edits text: a UIKit field inside its insets.
  final class FieldNodeView: UIView, NodeView, UITextFieldDelegate, UITextViewDelegate {
    let node: Node
    weak var tree: UIKitTree?
    var operations: [PaintOperation] = []
    /// The single-line field; `nil` if the text has several lines.
    private(set) var field: KeyField?
    /// The multiline field; `nil` if the text has a single line.
    private(set) var lines: UITextView?

    init(_ node: Node) {
      self.node = node
      super.init(frame: .zero)
      prepare()
      if node.traits.contains(.editsLines) {
        let lines = UITextView(frame: .zero)
        lines.delegate = self
        // By default, text views have insets, a background, and padding on both sides of each line.
        lines.textContainerInset = .zero
        lines.textContainer.lineFragmentPadding = 0
        lines.backgroundColor = .clear
        addSubview(lines)
        self.lines = lines
      } else {
        let field = KeyField(frame: .zero)
        field.borderStyle = .none
        field.autocorrectionType = .no
        field.delegate = self
        field.onKey = { [weak self] in self?.tree?.send(.key($0)) ?? false }
        field.addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
        addSubview(field)
        self.field = field
      }
    }

    required init?(coder: NSCoder) { nil }

    /// The UIKit control.
    var control: UIView { field ?? lines ?? self }

    var content: UIView? { control }

    /// The text in the control.
    var shownText: String { field?.text ?? lines?.text ?? "" }

    /// Whether text from the engine is being set, which is not reported.
    private var isWriting = false

    /// Shows the engine's text, unless the control already has it. It replaces text that an input method is composing.
    func updateText() {
      guard shownText != node.text else { return }
      isWriting = true
      if field?.markedTextRange != nil { field?.unmarkText() }
      if lines?.markedTextRange != nil { lines?.unmarkText() }
      field?.text = node.text
      lines?.text = node.text
      isWriting = false
    }

    /// Applies the font, colors, and label of the look.
    func updateField(_ surroundings: Surroundings) {
      guard let tree, let style = node.layer.textStyle else { return }
      let color = surroundings.palette.resolve(
        node.layer.textColor ?? .dynamic(light: RGBA(0), dark: RGBA(0xFFFFFF)), appearance: surroundings.appearance)
      let font = tree.text.font(style, surroundings.palette.font(style.font))
      let ink = UIColor(cgColor: color.cgColor)
      field?.font = font
      field?.textColor = ink
      lines?.font = font
      lines?.textColor = ink
      let isLeft = (style.alignment == .leading) == (surroundings.direction == .leftToRight)
      let alignment: NSTextAlignment = style.alignment == .center ? .center : isLeft ? .left : .right
      field?.textAlignment = alignment
      lines?.textAlignment = alignment
      let faded = UIColor(cgColor: RGBA(color.packed >> 8, opacity: color.opacity / 2).cgColor)
      field?.attributedPlaceholder = NSAttributedString(
        string: node.accessibility.label, attributes: [.font: font, .foregroundColor: faded])
      let isSearch = node.accessibility.role == .searchBox
      field?.returnKeyType = isSearch ? .search : .done
      field?.autocapitalizationType = isSearch ? .none : .sentences
      control.accessibilityLabel = node.accessibility.label
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let direction = tree?.surroundings.direction ?? .leftToRight
      let box = Rect(origin: .zero, size: node.frame.size).inset(by: node.layer.textInsets, direction: direction)
      control.frame = CGRect(box)
    }

    // MARK: - Editing

    private func report() { if !isWriting { tree?.send(.edited(node.id, shownText)) } }

    func textFieldDidBeginEditing(_ textField: UITextField) { tree?.didFocus(self) }

    func textFieldDidEndEditing(_ textField: UITextField) { tree?.didBlur(self) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      tree?.send(.key(KeyEvent(.enter)))
      return false
    }

    func textViewDidBeginEditing(_ textView: UITextView) { tree?.didFocus(self) }

    func textViewDidEndEditing(_ textView: UITextView) { tree?.didBlur(self) }

    func textViewDidChange(_ textView: UITextView) { report() }

    // MARK: - Look

    override func display(_ layer: CALayer) { displayOperations() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nodeHitTest(point, with: event) }

    func placeChildren() {}
  }

  /// A UIKit text field that passes Escape, Up, and Down to the engine first.
  final class KeyField: UITextField {
    /// Called with such a key. Returns whether it was handled.
    var onKey: ((KeyEvent) -> Bool)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        guard let key = press.key.flatMap(KeyMapping.key), [.escape, .arrowUp, .arrowDown].contains(key.key) else {
          continue
        }
        if onKey?(key) == true { return }
      }
      super.pressesBegan(presses, with: event)
    }
  }
#endif
