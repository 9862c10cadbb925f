/// A key of the keyboard, as it is reported to a page.
package struct BrowserKey: Equatable, Sendable {
  /// `KeyboardEvent.key` and `code`.
  package var key: String
  package var code: String
  /// The code of keys to which the browser itself reacts.
  package var virtualKeyCode: Int
  /// The text that the key writes, if any.
  package var text: String?

  package init(key: String, code: String, virtualKeyCode: Int, text: String? = nil) {
    self.key = key
    self.code = code
    self.virtualKeyCode = virtualKeyCode
    self.text = text
  }

  /// The modifier keys, with the values of the protocol.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let alt = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let meta = Modifiers(rawValue: 4)
    package static let shift = Modifiers(rawValue: 8)
  }

  package static let arrowLeft = named("ArrowLeft", 37)
  package static let arrowUp = named("ArrowUp", 38)
  package static let arrowRight = named("ArrowRight", 39)
  package static let arrowDown = named("ArrowDown", 40)
  package static let pageUp = named("PageUp", 33)
  package static let pageDown = named("PageDown", 34)
  package static let end = named("End", 35)
  package static let home = named("Home", 36)
  package static let f2 = named("F2", 113)
  package static let insert = named("Insert", 45)
  package static let delete = named("Delete", 46)
  package static let backspace = named("Backspace", 8)
  package static let contextMenu = named("ContextMenu", 93)
  package static let tab = named("Tab", 9)
  package static let escape = named("Escape", 27)
  package static let plus = BrowserKey(key: "+", code: "NumpadAdd", virtualKeyCode: 107, text: "+")
  package static let minus = BrowserKey(key: "-", code: "Minus", virtualKeyCode: 189, text: "-")
  package static let enter = BrowserKey(key: "Enter", code: "Enter", virtualKeyCode: 13, text: "\r")
  package static let space = BrowserKey(key: " ", code: "Space", virtualKeyCode: 32, text: " ")

  /// A letter from A to Z.
  package static func letter(_ letter: Character) -> BrowserKey {
    let upper = letter.uppercased()
    return BrowserKey(
      key: letter.lowercased(), code: "Key" + upper, virtualKeyCode: Int(Character(upper).asciiValue ?? 0),
      text: letter.lowercased())
  }

  /// A digit from 0 to 9.
  package static func digit(_ digit: Int) -> BrowserKey {
    BrowserKey(key: "\(digit)", code: "Digit\(digit)", virtualKeyCode: 48 + digit, text: "\(digit)")
  }

  private static func named(_ name: String, _ virtualKeyCode: Int) -> BrowserKey {
    BrowserKey(key: name, code: name, virtualKeyCode: virtualKeyCode)
  }
}
