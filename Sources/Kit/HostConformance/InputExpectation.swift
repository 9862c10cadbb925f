import Almanac

/// The events that should result from an action, and the comparison with the events that a host sent.
struct InputExpectation {
  let act: HostAct
  let model: MirrorTree
  let focused: ViewID?
  let capabilities: HostCapabilities
  let surroundings: HostSurroundings

  /// Returns what is wrong with the events of the action.
  func failures(_ events: [InputEvent]) -> [HostFailure] {
    switch act {
    case .click(let point, let count): presses(events, at: point, count: count, .mouse)
    case .tap(let point): presses(events, at: point, count: 1, .touch)
    case .drag(let start, let end): drag(events, start, end)
    case .wheel(let point, let delta): wheel(events, point, delta)
    case .pinch(let point, let factor): pinch(events, point, factor)
    case .key(let key): self.key(events, key)
    case .type(let text): typed(events, text)
    case .activate(let id):
      expect([InputEvent.activate(id)], events.filter { if case .activate = $0 { true } else { false } }, .input)
    case .surround(let new):
      expect(
        new.size == surroundings.size ? [] : [InputEvent.resize(new.size)],
        events.filter { if case .resize = $0 { true } else { false } }, .surroundings)
    }
  }

  private func expect(_ expected: [InputEvent], _ seen: [InputEvent], _ level: ConformanceLevel) -> [HostFailure] {
    expected == seen ? [] : [HostFailure(level, "events", expected: expected, seen: seen)]
  }

  private func pointers(_ events: [InputEvent]) -> [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  private func presses(
    _ events: [InputEvent], at point: Point, count: Int, _ kind: PointerEvent.Kind
  ) -> [HostFailure] {
    let target = model.hit(point)
    // The host itself edits fields, follows links, and selects text.
    if let target, model.chain(from: target).contains(where: model.keepsPointers) { return [] }
    let seen = pointers(events).filter { $0.phase != .move }
    let phases = Array(repeating: [PointerEvent.Phase.down, .up], count: count).flatMap { $0 }
    guard seen.map(\.phase) == phases else {
      return [HostFailure(.input, "phases", expected: phases, seen: seen.map(\.phase))]
    }
    var failures: [HostFailure] = []
    for event in seen {
      if !isClose(event.location, point) {
        failures.append(HostFailure(.input, "location", expected: point, seen: event.location))
      }
      if event.kind != kind { failures.append(HostFailure(.input, "kind", expected: kind, seen: event.kind)) }
    }
    if let first = seen.first, let last = seen.last, last.clickCount - first.clickCount != count - 1 {
      failures.append(HostFailure(.input, "clicks", expected: count, seen: last.clickCount))
    }
    if let found = seen.first?.target, found != .none, let target, found != target {
      failures.append(HostFailure(.input, "target", of: target, expected: target.rawValue, seen: found.rawValue))
    }
    return failures
  }

  private func drag(_ events: [InputEvent], _ start: Point, _ end: Point) -> [HostFailure] {
    if let target = model.hit(start), model.chain(from: target).contains(where: model.keepsPointers) { return [] }
    let seen = pointers(events)
    guard seen.first?.phase == .down, seen.last?.phase == .up,
      seen.dropFirst().dropLast().allSatisfy({ $0.phase == .move }),
      seen.count > 2
    else { return [HostFailure(.input, "phases", expected: "down, moves, up", seen: seen.map(\.phase))] }
    return zip([start, end], [seen[0], seen[seen.count - 1]]).compactMap { point, event in
      isClose(event.location, point)
        ? nil : HostFailure(.input, "location", expected: point, seen: event.location)
    }
  }

  private func wheel(_ events: [InputEvent], _ point: Point, _ delta: Point) -> [HostFailure] {
    let seen = events.filter { if case .wheel = $0 { true } else { false } }
    guard let target = model.hit(point) else { return [] }
    let chain = model.chain(from: target)
    let isTurned = chain.contains { model.traits(of: $0).contains(.turnsPages) }
    if !capabilities.contains(.scrollsNatively) || isTurned {
      guard case .wheel(let place, let distance)? = seen.first, seen.count == 1 else {
        return [HostFailure(.input, "wheels", expected: 1, seen: seen.count)]
      }
      if isClose(place, point), isClose(distance, delta) { return [] }
      return [HostFailure(.input, "wheel", expected: "\(point) by \(delta)", seen: "\(place) by \(distance)")]
    }
    guard seen.isEmpty else { return [HostFailure(.input, "wheels", expected: 0, seen: seen.count)] }
    return hostScroll(events, chain, delta)
  }

  private func pinch(_ events: [InputEvent], _ point: Point, _ factor: Double) -> [HostFailure] {
    let seen = events.compactMap { if case .magnify(let event) = $0 { event } else { nil } }
    guard seen.first?.phase == .began, seen.last?.phase == .ended,
      seen.dropFirst().dropLast().allSatisfy({ $0.phase == .changed })
    else { return [HostFailure(.input, "phases", expected: "began, changes, ended", seen: seen.map(\.phase))] }
    var failures = seen.filter { !isClose($0.location, point) }.map {
      HostFailure(.input, "location", expected: point, seen: $0.location)
    }
    // Fingers are positioned on whole pixels.
    let product = seen.reduce(1) { $0 * $1.factor }
    if abs(product / factor - 1) > 0.05 {
      failures.append(HostFailure(.input, "magnification", expected: factor, seen: product))
    }
    return failures
  }

  /// Checks a wheel: the innermost view that can scroll handles it, and reports where it came to rest.
  private func hostScroll(_ events: [InputEvent], _ chain: [ViewID], _ delta: Point) -> [HostFailure] {
    for id in chain where !model.traits(of: id).contains(.scrollsByCode) {
      guard let (offset, limit) = model.scrolling(of: id) else { continue }
      let way = model.traits(of: id).contains(.scrollsX) ? delta : Point(x: 0, y: delta.y)
      let target = Point(
        x: min(max(0, offset.x + way.x), limit.x), y: min(max(0, offset.y + way.y), limit.y))
      guard !isClose(target, offset) else { continue }
      let ends = events.compactMap { if case .scrolled(id, let offset) = $0 { offset } else { nil } }
      guard let end = ends.last, isClose(end, target) else {
        return [HostFailure(.scrolling, "offset", of: id, expected: target, seen: ends.last ?? offset)]
      }
      guard events.contains(.scrollEnded(id)) else {
        return [HostFailure(.scrolling, "end of scrolling", of: id, expected: "reported", seen: "not reported")]
      }
      return []
    }
    return []
  }

  private func key(_ events: [InputEvent], _ key: KeyEvent) -> [HostFailure] {
    let seen = events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    guard let focused else { return [] }
    let traits = model.traits(of: focused)
    let isForEditing = traits.contains(.edits) && ![.escape, .enter, .arrowUp, .arrowDown].contains(key.key)
    let expected = isForEditing || (traits.contains(.links) && key.key == .enter) ? [] : [key]
    return expected == seen ? [] : [HostFailure(.input, "keys", expected: expected, seen: seen)]
  }

  private func typed(_ events: [InputEvent], _ text: String) -> [HostFailure] {
    // A text that does not change is not reported.
    guard let focused, model.traits(of: focused).contains(.edits), model.nodes[focused]?.text != text else { return [] }
    let seen = events.last { if case .edited = $0 { true } else { false } }
    return seen == .edited(focused, text)
      ? [] : [HostFailure(.fields, "typed text", of: focused, expected: text, seen: seen.map { "\($0)" } ?? "nothing")]
  }

  /// Systems use whole pixels for pointers and offsets.
  private func isClose(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1 }
}
