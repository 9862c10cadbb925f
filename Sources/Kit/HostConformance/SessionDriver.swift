import Almanac

/// Runs a window on a host under test, together with the model and a simulated clock.
final class SessionDriver<Host: ConformingHost> {
  private let host: Host
  private let comparison: Comparison
  private var guest: RandomGuest
  private var content: any SessionContent
  private var surroundings: HostSurroundings
  private var relay: RelayHost
  private var model = MirrorTree()
  private var window: Window
  private var shown = HostSnapshot()
  private var now = 0.0
  private(set) var comparedViews = 0

  /// The time between frames, in seconds.
  private static var frameInterval: Double { 1.0 / 60 }
  /// The time between frames that are not compared, in seconds.
  private static var rareInterval: Double { 0.1 }
  /// The number of frames after which motion has ended.
  private static var mostFrames: Int { 100 }

  init(host: Host, levels: [ConformanceLevel], session: ConformanceSession) {
    self.host = host
    comparison = Comparison(levels: levels, precision: host.precision)
    guest = RandomGuest(seed: session.seed, locales: session.locales)
    if let scene = session.scene {
      (content, surroundings) = (SceneContent(scene), scene.surroundings)
    } else {
      (content, surroundings) = guest.content()
    }
    relay = RelayHost(capabilities: host.capabilities)
    window = Window(root: content.root, host: relay, size: surroundings.size)
  }

  nonisolated(nonsending) func open() async throws {
    window.reducesMotion = guest.isCalm
    try await host.open(surroundings)
    try await settle()
    if let stop = SpeechOrder.of(model).first(where: { model.tabStops.contains($0.id) }),
      let view = window.view(stop.id)
    {
      window.focus(view)
    }
    try await settle()
  }

  func nextMove() -> GuestMove {
    guest.move(model: model, surroundings: surroundings, focused: shown.focused, levels: comparison.levels)
  }

  nonisolated(nonsending) func carryOut(_ move: GuestMove) async throws -> [HostFailure] {
    var failures: [HostFailure] = []
    switch move {
    case .act(let act):
      let expectation = InputExpectation(
        act: act, model: model, focused: shown.focused, capabilities: host.capabilities, surroundings: surroundings)
      let events = try await host.act(act)
      failures = expectation.failures(events).filter { comparison.levels.contains($0.level) }
      for event in events { try await deliver(event) }
      if case .surround(let new) = act {
        surroundings = new
        content.adopt(new)
      }
    case .change: content.change(&guest.generator)
    case .wait(let seconds): try await pass(frames: Int(seconds / Self.frameInterval))
    case .misuse(let event): window.send(event)
    case .reopen: failures = try await reopen()
    }
    if case .wait = move {} else { try await settle() }
    let differences = try await compare()
    return failures + differences
  }

  /// Closes the window in its current state and opens another one.
  private nonisolated(nonsending) func reopen() async throws -> [HostFailure] {
    window.close()
    try await flush()
    let rest = try await host.snapshot().views
    try await host.close()
    (content, surroundings) = guest.content()
    relay = RelayHost(capabilities: host.capabilities)
    model = MirrorTree()
    window = Window(root: content.root, host: relay, size: surroundings.size)
    try await open()
    guard comparison.levels.contains(.life), !rest.isEmpty else { return [] }
    return [HostFailure(.life, "views after closing", of: rest[0].id, expected: 0, seen: rest.count)]
  }

  nonisolated(nonsending) func end() async throws {
    window.close()
    try await flush()
    try await host.close()
  }

  /// Sends an event from the host to the window, at the session's time.
  private nonisolated(nonsending) func deliver(_ event: InputEvent) async throws {
    switch event {
    case .pointer(var pointer):
      try await tick()
      pointer.time = now
      window.send(.pointer(pointer))
    case .magnify(var magnification):
      try await tick()
      magnification.time = now
      window.send(.magnify(magnification))
    case .scrolled(let id, let offset):
      model.scrolledByHost(id, to: offset)
      window.send(event)
    default: window.send(event)
    }
  }

  private nonisolated(nonsending) func tick(after seconds: Double = frameInterval) async throws {
    now += seconds
    relay.wantsFrame = false
    window.tick(now: now)
    try await flush()
  }

  /// Passes on what the window sent to the host and the model.
  private nonisolated(nonsending) func flush() async throws {
    let (frames, requests) = relay.take()
    for frame in frames {
      model.apply(frame)
      try await host.apply(frame)
    }
    for request in requests { try await host.perform(request) }
  }

  /// Runs up to `frames` frames, at least one, while something moves.
  private nonisolated(nonsending) func pass(frames: Int) async throws {
    for _ in 0..<max(1, frames) {
      try await tick()
      if !relay.wantsFrame { return }
    }
  }

  /// Runs frames until nothing moves. All but the first are far apart in time, because only the end is compared.
  private nonisolated(nonsending) func settle() async throws {
    for frame in 0..<Self.mostFrames {
      try await tick(after: frame < 3 ? Self.frameInterval : Self.rareInterval)
      if !relay.wantsFrame { return }
    }
  }

  /// Compares the host with the model after handling the events that the host sent by itself.
  nonisolated(nonsending) func compare() async throws -> [HostFailure] {
    for _ in 0..<4 {
      shown = try await host.snapshot()
      for case .scrolled(let id, let offset) in shown.events {
        guard comparison.levels.contains(.scrolling), let (own, _) = model.scrolling(of: id) else { continue }
        if own == offset { return [HostFailure(.scrolling, "reported offset", of: id, expected: "none", seen: offset)] }
      }
      if shown.events.isEmpty { break }
      for event in shown.events { try await deliver(event) }
      try await settle()
    }
    guard model.violations.isEmpty, isModelTrue else {
      return [HostFailure(.tree, "model", expected: "that of the window", seen: model.violations)]
    }
    return offsets() ?? differences()
  }

  /// Whether the model paints the same as the window.
  private var isModelTrue: Bool {
    let (own, all) = (model.displayList().items, window.displayList().items)
    return own.map(\.id) == all.map(\.id) && own.map(\.frame) == all.map(\.frame)
  }

  private func offsets() -> [HostFailure]? {
    guard comparison.levels.contains(.scrolling) else { return nil }
    // Systems scroll by whole pixels.
    let most = host.capabilities.contains(.scrollsNatively) ? 1 : host.precision
    for view in shown.views {
      guard let (offset, _) = model.scrolling(of: view.id) else { continue }
      let distance = view.offset - offset
      if max(abs(distance.x), abs(distance.y)) > most {
        return [HostFailure(.scrolling, "offset", of: view.id, expected: offset, seen: view.offset)]
      }
    }
    return nil
  }

  private func differences() -> [HostFailure] {
    // The rest is compared at the host's offset, which may differ by a fraction of a pixel.
    var own: [ViewID: Point] = [:]
    if host.capabilities.contains(.scrollsNatively), comparison.levels.contains(.scrolling) {
      for view in shown.views {
        guard let (offset, _) = model.scrolling(of: view.id) else { continue }
        own[view.id] = offset
        model.scrolledByHost(view.id, to: view.offset)
      }
    }
    let expected = model.snapshot(surroundings)
    for (id, offset) in own { model.scrolledByHost(id, to: offset) }
    comparedViews += expected.views.count
    return comparison.differences(expected: expected, seen: shown, focus: window.focusedView?.id)
  }
}
