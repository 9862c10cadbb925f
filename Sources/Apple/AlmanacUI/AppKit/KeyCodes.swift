#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ViewKit

  /// Converts AppKit keys to engine keys.
  @MainActor enum KeyCodes {
    /// The keys without a character, by their key code on Mac keyboards.
    private static let codes: [UInt16: KeyEvent.Key] = [
      123: .arrowLeft, 124: .arrowRight, 125: .arrowDown, 126: .arrowUp, 115: .home, 119: .end, 116: .pageUp,
      121: .pageDown, 36: .enter, 76: .enter, 49: .space, 53: .escape, 48: .tab, 51: .delete, 117: .delete, 120: .f2,
      114: .insert,
    ]

    /// Returns a key by its meaning; `nil` for keys that the engine does not use.
    static func key(_ event: NSEvent) -> KeyEvent? {
      let modifiers = modifiers(event.modifierFlags)
      if let key = codes[event.keyCode] { return KeyEvent(key, modifiers: modifiers) }
      let characters = event.charactersIgnoringModifiers?.unicodeScalars
      guard let characters, characters.count == 1, let character = characters.first, character.value >= 32,
        character.value != 127
      else { return nil }
      switch character {
      case "t", "T": return KeyEvent(.letterT, modifiers: modifiers)
      case "+": return KeyEvent(.plus, modifiers: modifiers)
      case "-": return KeyEvent(.minus, modifiers: modifiers)
      default: return KeyEvent(.character, modifiers: modifiers, character: character.value)
      }
    }

    /// Converts modifier flags to engine modifiers.
    static func modifiers(_ flags: NSEvent.ModifierFlags) -> KeyEvent.Modifiers {
      let pairs: [(NSEvent.ModifierFlags, KeyEvent.Modifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ]
      return pairs.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
    }
  }
#endif
