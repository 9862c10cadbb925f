#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit
  import ViewKit

  /// Converts UIKit keys to engine keys.
  @MainActor enum KeyMapping {
    /// Returns a key by its meaning; `nil` for keys that the engine does not use, such as modifiers.
    static func key(_ key: UIKey) -> KeyEvent? {
      let modifiers = modifiers(key.modifierFlags)
      let found: KeyEvent.Key
      switch key.keyCode {
      case .keyboardLeftArrow: found = .arrowLeft
      case .keyboardRightArrow: found = .arrowRight
      case .keyboardUpArrow: found = .arrowUp
      case .keyboardDownArrow: found = .arrowDown
      case .keyboardHome: found = .home
      case .keyboardEnd: found = .end
      case .keyboardPageUp: found = .pageUp
      case .keyboardPageDown: found = .pageDown
      case .keyboardReturnOrEnter, .keypadEnter: found = .enter
      case .keyboardSpacebar: found = .space
      case .keyboardEscape: found = .escape
      case .keyboardTab: found = .tab
      case .keyboardDeleteOrBackspace, .keyboardDeleteForward: found = .delete
      case .keyboardF2: found = .f2
      case .keyboardInsert: found = .insert
      default:
        let characters = key.charactersIgnoringModifiers.unicodeScalars
        guard let character = characters.first, characters.count == 1, character.value >= 32, character.value != 127
        else { return nil }
        switch character {
        case "t", "T": return KeyEvent(.letterT, modifiers: modifiers)
        case "+": return KeyEvent(.plus, modifiers: modifiers)
        case "-": return KeyEvent(.minus, modifiers: modifiers)
        default: return KeyEvent(.character, modifiers: modifiers, character: character.value)
        }
      }
      return KeyEvent(found, modifiers: modifiers)
    }

    /// Converts modifier flags to engine modifiers.
    static func modifiers(_ flags: UIKeyModifierFlags) -> KeyEvent.Modifiers {
      let pairs: [(UIKeyModifierFlags, KeyEvent.Modifiers)] = [
        (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
      ]
      return pairs.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
    }
  }
#endif
