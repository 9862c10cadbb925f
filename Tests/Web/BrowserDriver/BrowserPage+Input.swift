/// The events of a motion carry times with a fixed step between them, so that a busy machine does not turn a double click
/// into two clicks, or a fling into a slow drag. The first time is that of the page, because Chromium compares it with the
/// times of frames.
extension BrowserPage {
  /// Presses and releases a key.
  package func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers) async throws {
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
  package func click(x: Double, y: Double, times: Int) async throws {
    var events = [("mouseMoved", "none", 0)]
    for count in 1...max(1, times) { events += [("mousePressed", "left", count), ("mouseReleased", "left", count)] }
    let start = try await pageTime()
    try await callAll(
      "Input.dispatchMouseEvent",
      events.enumerated().map { index, event in
        [
          "type": .string(event.0), "x": .number(x), "y": .number(y), "button": .string(event.1),
          "clickCount": .number(Double(event.2)), "timestamp": .number(start + Double(index) * Self.step),
        ]
      })
  }

  /// Presses the mouse on a point, moves it down (up, if negative) in steps and releases it.
  package func drag(x: Double, y: Double, by distance: Double) async throws {
    var events: [(type: String, y: Double)] = [("mouseMoved", 0), ("mousePressed", 0)]
    events += (1...12).map { ("mouseMoved", distance * Double($0) / 12) }
    events.append(("mouseReleased", distance))
    let start = try await pageTime()
    try await callAll(
      "Input.dispatchMouseEvent",
      events.enumerated().map { index, event in
        [
          "type": .string(event.type), "x": .number(x), "y": .number(y + event.y),
          "button": .string(index == 0 ? "none" : "left"), "buttons": .number(index == 0 ? 0 : 1),
          "clickCount": .number(event.type == "mouseMoved" ? 0 : 1),
          "timestamp": .number(start + Double(index) * Self.step),
        ]
      })
  }

  /// Turns the wheel over a point; positive numbers scroll down and to the right.
  package func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double, _ modifiers: BrowserKey.Modifiers
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
    try await touch([[(x, y)]], waiting: false)
  }

  /// Drags a finger so that the page scrolls down and to the right by these distances (up and to the left, if negative).
  /// Scrolling may continue after the finger is lifted.
  package func swipe(
    x: Double, y: Double, by distance: Double, horizontally right: Double = 0, seconds: Double = 0.128
  ) async throws {
    let steps = 16
    try await touch(
      (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return [(x - right * part, y - distance * part)]
      }, step: seconds / Double(steps))
  }

  /// Turns a wheel or flings on a trackpad: sends one event after the other, without waiting for their effects.
  package func roll(x: Double, y: Double, by distances: [Double], isSideways: Bool = false) async throws {
    try await callAll(
      "Input.dispatchMouseEvent",
      distances.map { distance in
        [
          "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(isSideways ? distance : 0),
          "deltaY": .number(isSideways ? 0 : distance),
        ]
      })
  }

  /// Puts two fingers to the left and the right of a point, moves them apart (or together) and lifts them.
  /// - Parameter distances: of each finger from the point, at the start and at the end.
  package func pinch(x: Double, y: Double, distances: ClosedRange<Double>, inwards: Bool = false) async throws {
    let start = inwards ? distances.upperBound : distances.lowerBound
    let way = (inwards ? -1 : 1) * (distances.upperBound - distances.lowerBound)
    let steps = 12
    try await touch(
      (0...steps).map { step in
        let distance = start + way * Double(step) / Double(steps)
        return [(x - distance, y), (x + distance, y)]
      })
  }

  /// Puts fingers down, moves them and lifts them.
  /// - Parameters:
  ///   - places: of all fingers, at each moment.
  ///   - step: seconds between two moves.
  ///   - waiting: whether each move waits until the page has seen the one before.
  private func touch(
    _ places: [[(x: Double, y: Double)]], step: Double = BrowserPage.step, waiting: Bool = true
  ) async throws {
    let start = try await pageTime()
    var events = places.enumerated().map { index, fingers -> JSONValue in
      let points = fingers.enumerated().map { id, place -> JSONValue in
        ["id": .number(Double(id)), "x": .number(place.x), "y": .number(place.y)]
      }
      return [
        "type": .string(index == 0 ? "touchStart" : "touchMove"), "touchPoints": .array(points),
        "timestamp": .number(start + Double(index) * step),
      ]
    }
    events.append([
      "type": "touchEnd", "touchPoints": [], "timestamp": .number(start + Double(places.count) * step),
    ])
    if !waiting { return try await callAll("Input.dispatchTouchEvent", events) }
    for event in events { try await call("Input.dispatchTouchEvent", event) }
  }

  /// The time of the page in seconds since 1970. Scripts of tests that replace `Date` and `performance.now` do not change it.
  private func pageTime() async throws -> Double {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": "performance.timeOrigin + new Event('time').timeStamp", "returnByValue": true])
    guard let milliseconds = answer["result"]?["value"]?.number else { throw BrowserError.unexpected("no time") }
    return milliseconds / 1_000
  }

  /// Seconds between two events of a motion.
  private static let step = 0.008
}
