/// Inputs as the actions of WebDriver, which WebDriver BiDi uses too.
enum InputActions {
  static func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers) -> JSONValue {
    let names = held(modifiers)
    let isShifted = modifiers.contains(.shift) && key.key.count == 1
    let value = isShifted ? key.key.uppercased() : values[key.key] ?? key.key
    return [
      source("key", names.map(down) + [down(value), up(value)] + names.reversed().map(up))
    ]
  }

  static func click(x: Double, y: Double, times: Int) -> JSONValue {
    let click: [JSONValue] = [["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0]]
    return [mouse([move(x, y)] + Array(repeating: click, count: max(1, times)).flatMap { $0 })]
  }

  static func drag(x: Double, y: Double, by distance: Double) -> JSONValue {
    let steps = (1...12).map { move(x, y + (distance * Double($0) / 12).rounded()) }
    return [
      mouse([move(x, y), ["type": "pointerDown", "button": 0]] + steps + [["type": "pointerUp", "button": 0]])
    ]
  }

  static func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double, _ modifiers: BrowserKey.Modifiers
  ) -> JSONValue {
    let names = held(modifiers)
    let scroll: JSONValue = [
      "type": "scroll", "x": whole(x), "y": whole(y), "deltaX": whole(deltaX), "deltaY": whole(deltaY), "duration": 0,
    ]
    let pauses = Array(repeating: JSONValue.object(["type": "pause"]), count: names.count)
    let wheel = source("wheel", pauses + [scroll])
    // The actions of all sources at one index happen together.
    return names.isEmpty ? [wheel] : [source("key", names.map(down) + [["type": "pause"]] + names.map(up)), wheel]
  }

  private static func source(_ type: String, _ actions: [JSONValue]) -> JSONValue {
    ["type": .string(type), "id": .string(type), "actions": .array(actions)]
  }

  private static func mouse(_ actions: [JSONValue]) -> JSONValue {
    [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": .array(actions),
    ]
  }

  private static func move(_ x: Double, _ y: Double) -> JSONValue {
    ["type": "pointerMove", "x": whole(x), "y": whole(y), "duration": 0]
  }

  private static func whole(_ number: Double) -> JSONValue { .number(number.rounded()) }

  private static func down(_ value: String) -> JSONValue { ["type": "keyDown", "value": .string(value)] }

  private static func up(_ value: String) -> JSONValue { ["type": "keyUp", "value": .string(value)] }

  private static func held(_ modifiers: BrowserKey.Modifiers) -> [String] {
    let all: [(BrowserKey.Modifiers, String)] = [
      (.shift, "\u{E008}"), (.control, "\u{E009}"), (.alt, "\u{E00A}"), (.meta, "\u{E03D}"),
    ]
    return all.filter { modifiers.contains($0.0) }.map { $0.1 }
  }

  /// The characters that stand for keys (WebDriver, "Keyboard actions").
  private static let values = [
    "Tab": "\u{E004}", "Enter": "\u{E007}", "Escape": "\u{E00C}", "PageUp": "\u{E00E}", "PageDown": "\u{E00F}",
    "End": "\u{E010}", "Home": "\u{E011}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}", "ArrowRight": "\u{E014}",
    "ArrowDown": "\u{E015}", "Delete": "\u{E017}", "F2": "\u{E032}",
  ]
}
