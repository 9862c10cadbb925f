import BrowserDriver

/// Keys as tests write them, separated by spaces: names with modifiers such as "Alt+Shift+Down", "Later" and "Earlier" for
/// the arrows to the next and the previous day, letters and digits; 'nap' types a title; "year:" goes to a level.
enum KeyStroke: Sendable {
  case key(BrowserKey, BrowserKey.Modifiers)
  case title(String)
  case level(String)

  static func all(_ text: String, isRightToLeft: Bool) -> [KeyStroke] {
    text.split(separator: " ").map { (word: Substring) -> KeyStroke in
      if word.hasPrefix("'") { return .title(String(word.dropFirst().dropLast())) }
      if word.hasSuffix(":") { return .level(String(word.dropLast())) }
      var parts = word.split(separator: "+").map(String.init)
      let name = parts.removeLast()
      let modifiers = parts.reduce(into: BrowserKey.Modifiers()) { $0.formUnion(modifierKeys[$1] ?? []) }
      return .key(key(name, isRightToLeft), modifiers)
    }
  }

  private static let modifierKeys: [String: BrowserKey.Modifiers] = ["Alt": .alt, "Shift": .shift, "Control": .control]

  private static let keys: [String: BrowserKey] = [
    "Up": .arrowUp, "Down": .arrowDown, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "F2": .f2,
    "Enter": .enter, "Space": .space, "Escape": .escape, "Tab": .tab, "Delete": .delete, "Backspace": .backspace,
    "Insert": .insert,
  ]

  private static func key(_ name: String, _ isRightToLeft: Bool) -> BrowserKey {
    switch name {
    case "Later": isRightToLeft ? .arrowLeft : .arrowRight
    case "Earlier": isRightToLeft ? .arrowRight : .arrowLeft
    default:
      if let known = keys[name] {
        known
      } else if let digit = Int(name) {
        .digit(digit)
      } else {
        .letter(Character(name.lowercased()))
      }
    }
  }
}
