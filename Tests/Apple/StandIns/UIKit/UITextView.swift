public import Foundation

/// iOS 2.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A field of several lines. iOS 2.
@MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  public let textContainer = NSTextContainer()
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var markedTextRange: UITextRange? { standInIsComposing ? UITextRange() : nil }
  public var standInIsComposing = false
  /// Ends a composition; its text stays, and counts as typed.
  open func unmarkText() {
    standInIsComposing = false
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { window != nil }

  override func standInDidBecomeFirst() { (delegate as? any UITextViewDelegate)?.textViewDidBeginEditing(self) }
  override func standInDidResign() { (delegate as? any UITextViewDelegate)?.textViewDidEndEditing(self) }

  /// Types in place of the whole text.
  public func standInType(_ new: String) {
    guard new != text else { return }
    text = new
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}
