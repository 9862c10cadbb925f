public import Foundation

/// A key or button that is pressed. iOS 9.
@MainActor open class UIPress: NSObject {
  open internal(set) var key: UIKey?

  public init(standInKey: UIKey) {
    key = standInKey
    super.init()
  }
}

/// iOS 9.
@MainActor open class UIPressesEvent: UIEvent {}

/// A key of a keyboard. iOS 13.4.
@MainActor open class UIKey: NSObject {
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  public init(standIn code: UIKeyboardHIDUsage, _ characters: String = "", _ flags: UIKeyModifierFlags = []) {
    (keyCode, self.characters, charactersIgnoringModifiers, modifierFlags) = (code, characters, characters, flags)
  }
}

/// iOS 7.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The keys by their place on the keyboard. iOS 13.4.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardF2 = 59
  case keyboardInsert = 73
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
}

/// A key that a responder wants. iOS 7.
@MainActor open class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// iOS 15.
  open var wantsPriorityOverSystemBehavior = false
  /// iOS 9.
  open var discoverabilityTitle: String?
  let standInAction: @MainActor (UIKeyCommand) -> Void

  /// In place of `init(input:modifierFlags:action:)`.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags, standInAction: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    (self.input, self.modifierFlags, self.standInAction) = (input, modifierFlags, standInAction)
  }
}
