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

  /// Moves the mouse to a point, in points from the top left of the viewport, and clicks, once or quickly again.
  package func click(x: Double, y: Double, times: Int = 1) async throws {
    var events = [("mouseMoved", "none", 0)]
    for count in 1...max(1, times) { events += [("mousePressed", "left", count), ("mouseReleased", "left", count)] }
    for (type, button, count) in events {
      try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": .string(button),
          "clickCount": .number(Double(count)),
        ])
    }
  }

  /// Turns the wheel over a point; positive numbers go to what is below and to the right.
  package func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double = 0, _ modifiers: BrowserKey.Modifiers = []
  ) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(deltaX), "deltaY": .number(deltaY),
        "modifiers": .number(Double(modifiers.rawValue)),
      ])
  }

  /// Touches a point.
  package func tap(x: Double, y: Double) async throws {
    try await call("Input.dispatchTouchEvent", Self.touch("touchStart", x, y))
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Drags a finger so that what is below and to the right by these distances comes to the finger (above and to the left,
  /// if negative). The page may let the motion run out after the finger has left.
  package func swipe(x: Double, y: Double, by distance: Double, horizontally right: Double = 0) async throws {
    try await call("Input.dispatchTouchEvent", Self.touch("touchStart", x, y))
    let steps = 16
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await call("Input.dispatchTouchEvent", Self.touch("touchMove", x - right * part, y - distance * part))
    }
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Puts two fingers to the left and the right of a point, moves them apart (or together) and lets go.
  /// - Parameter distances: of each finger from the point, at the start and at the end.
  package func pinch(x: Double, y: Double, distances: ClosedRange<Double>, inwards: Bool = false) async throws {
    let start = inwards ? distances.upperBound : distances.lowerBound
    let way = (inwards ? -1 : 1) * (distances.upperBound - distances.lowerBound)
    func fingers(_ type: String, _ distance: Double) -> JSONValue {
      let points = [(0.0, x - distance), (1.0, x + distance)].map { number, place -> JSONValue in
        ["id": .number(number), "x": .number(place), "y": .number(y)]
      }
      return ["type": .string(type), "touchPoints": .array(points)]
    }
    try await call("Input.dispatchTouchEvent", fingers("touchStart", start))
    let steps = 12
    for step in 1...steps {
      try await call(
        "Input.dispatchTouchEvent", fingers("touchMove", start + way * Double(step) / Double(steps)))
    }
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  private static func touch(_ type: String, _ x: Double, _ y: Double) -> JSONValue {
    ["type": .string(type), "touchPoints": [["x": .number(x), "y": .number(y)]]]
  }
}
