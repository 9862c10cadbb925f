public import Foundation

/// iOS 2.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field of one line. iOS 2.
@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The part that an input method composes.
  open var markedTextRange: UITextRange? { standInIsComposing ? UITextRange() : nil }
  public var standInIsComposing = false
  /// Ends a composition; its text stays, and counts as typed.
  open func unmarkText() {
    standInIsComposing = false
    sendActions(for: .editingChanged)
  }
  public private(set) var standInIsAllSelected = false

  open override var canBecomeFirstResponder: Bool { window != nil }

  override func standInDidBecomeFirst() { delegate?.textFieldDidBeginEditing(self) }
  override func standInDidResign() { delegate?.textFieldDidEndEditing(self) }

  open func selectAll(_ sender: Any?) { standInIsAllSelected = true }

  /// Types in place of the whole text.
  public func standInType(_ new: String) {
    guard new != text else { return }
    text = new
    sendActions(for: .editingChanged)
  }
}

/// iOS 3.2.
open class UITextRange: NSObject {}
/// iOS 2.
public enum UIReturnKeyType: Int, Sendable { case `default` = 0, search = 6, done = 9 }
/// iOS 2.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// iOS 2.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
