/// Drags of the mouse and of fingers that a test looks at before they end.
extension BrowserPage {
  /// A place, in points from the top left of the viewport.
  package typealias Place = (x: Double, y: Double)

  /// Presses the mouse on the first of some places, moves it to each of the others, and releases it there unless told
  /// otherwise. The page has seen each place before the mouse goes on.
  /// - Parameter steps: the number of moves from place to place.
  package func drag(
    _ places: [Place], _ modifiers: BrowserKey.Modifiers = [], steps: Int = 8, releases: Bool = true
  ) async throws {
    guard var last = places.first else { return }
    try await moveMouse(to: last, modifiers)
    try await call("Input.dispatchMouseEvent", Self.mouse("mousePressed", last, modifiers, isPressed: true))
    for place in places.dropFirst() {
      try await callAll(
        "Input.dispatchMouseEvent",
        (1...steps).map { step in
          let part = Double(step) / Double(steps)
          let next = (x: last.x + (place.x - last.x) * part, y: last.y + (place.y - last.y) * part)
          return Self.mouse("mouseMoved", next, modifiers, isPressed: true)
        })
      last = place
      try await settle()
    }
    if releases { try await release(at: last, modifiers) }
  }

  /// Releases the mouse, which a drag has left pressed.
  package func release(at place: Place, _ modifiers: BrowserKey.Modifiers = []) async throws {
    try await call("Input.dispatchMouseEvent", Self.mouse("mouseReleased", place, modifiers, isPressed: true))
  }

  /// Moves the mouse; with the left button pressed if a drag has left it so.
  package func moveMouse(
    to place: Place, _ modifiers: BrowserKey.Modifiers = [], isPressed: Bool = false
  ) async throws {
    try await call("Input.dispatchMouseEvent", Self.mouse("mouseMoved", place, modifiers, isPressed: isPressed))
  }

  /// Presses and releases the right button, also while the left one is held.
  package func rightClick(at place: Place, isPressed: Bool = false) async throws {
    for type in ["mousePressed", "mouseReleased"] {
      try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(place.x), "y": .number(place.y), "button": "right", "clickCount": 1,
          "buttons": .number((type == "mousePressed" ? 2 : 0) + (isPressed ? 1 : 0)),
        ])
    }
  }

  /// Puts fingers down, or moves those that are down; without places, lifts them.
  package func setFingers(_ places: [Place], areDown: Bool) async throws {
    try await call(
      "Input.dispatchTouchEvent",
      [
        "type": .string(places.isEmpty ? "touchEnd" : areDown ? "touchMove" : "touchStart"),
        "touchPoints": .array(
          places.enumerated().map { id, place in
            ["id": .number(Double(id)), "x": .number(place.x), "y": .number(place.y)]
          }),
      ])
  }

  /// Moves a finger that is down to a place, in steps.
  package func moveFinger(from start: Place, to end: Place) async throws {
    for step in 1...8 {
      let part = Double(step) / 8
      try await setFingers([(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)], areDown: true)
    }
  }

  private static func mouse(
    _ type: String, _ place: Place, _ modifiers: BrowserKey.Modifiers, isPressed: Bool
  ) -> JSONValue {
    [
      "type": .string(type), "x": .number(place.x), "y": .number(place.y),
      "button": .string(isPressed ? "left" : "none"), "buttons": .number(isPressed && type != "mouseReleased" ? 1 : 0),
      "clickCount": .number(type == "mouseMoved" ? 0 : 1), "modifiers": .number(Double(modifiers.rawValue)),
    ]
  }
}
