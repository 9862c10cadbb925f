extension BrowserPage {
  /// Presses a key and lets it go.
  package func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers = []) async throws {
    let isShifted = modifiers.contains(.shift)
    var event: [String: JSONValue] = [
      "key": .string(isShifted && key.key.count == 1 ? key.key.uppercased() : key.key), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.virtualKeyCode)),
      "nativeVirtualKeyCode": .number(Double(key.virtualKeyCode)), "modifiers": .number(Double(modifiers.rawValue)),
    ]
    event["type"] = "rawKeyDown"
    // With Control, Alt or Meta a key is a command and writes nothing.
    if let text = key.text, modifiers.subtracting(.shift).isEmpty {
      event["type"] = "keyDown"
      event["text"] = .string(isShifted ? text.uppercased() : text)
    }
    try await call("Input.dispatchKeyEvent", .object(event))
    event["type"] = "keyUp"
    event["text"] = nil
    try await call("Input.dispatchKeyEvent", .object(event))
  }

  /// Moves the mouse to a point, in points from the top left of the viewport, and clicks.
  package func click(x: Double, y: Double) async throws {
    for (type, button, count) in [("mouseMoved", "none", 0), ("mousePressed", "left", 1), ("mouseReleased", "left", 1)]
    {
      try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": .string(button),
          "clickCount": .number(Double(count)),
        ])
    }
  }

  /// Turns the wheel over a point; positive numbers go to what is below and to the right.
  package func wheel(x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double = 0) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(deltaX), "deltaY": .number(deltaY),
      ])
  }

  /// Touches a point.
  package func tap(x: Double, y: Double) async throws {
    try await call("Input.dispatchTouchEvent", Self.touch("touchStart", x, y))
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Drags a finger so that what is below by `distance` comes to the finger (above, if negative). The page may let the
  /// motion run out after the finger has left.
  package func swipe(x: Double, y: Double, by distance: Double) async throws {
    try await call("Input.dispatchTouchEvent", Self.touch("touchStart", x, y))
    let steps = 16
    for step in 1...steps {
      try await call(
        "Input.dispatchTouchEvent", Self.touch("touchMove", x, y - distance * Double(step) / Double(steps)))
    }
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  private static func touch(_ type: String, _ x: Double, _ y: Double) -> JSONValue {
    ["type": .string(type), "touchPoints": [["x": .number(x), "y": .number(y)]]]
  }
}
