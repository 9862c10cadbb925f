import Almanac

/// A step of a session.
enum GuestMove: CustomStringConvertible {
  /// An action of a user.
  case act(HostAct)
  /// A change by the program.
  case change
  /// A wait, in seconds, after which the window is compared while it moves.
  case wait(Double)
  /// An event that no host should send, and that must change nothing.
  case misuse(InputEvent)
  /// Closing the window and opening another one.
  case reopen

  var description: String {
    switch self {
    case .act(let act): act.description
    case .change: "change by the program"
    case .wait(let seconds): "wait of \(Int((seconds * 60).rounded())) frames"
    case .misuse: "misuse"
    case .reopen: "close and open"
    }
  }
}

/// Generates random user actions.
struct RandomGuest {
  var generator: SeededGenerator
  /// Whether animations are replaced by jumps.
  let isCalm: Bool
  private let showsTree: Bool
  private let look: CalendarLook

  /// Creates a guest.
  /// - Parameter locales: the locales from which the seed chooses; if empty, English.
  init(seed: UInt64, locales: [LocaleInfo] = []) {
    // Small seeds differ in only a few bits.
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    showsTree = seed % 4 == 3
    isCalm = seed % 3 == 0
    let scales = [1, 1.5, 0.8, 1, 2]
    look = CalendarLook(
      locale: locales.isEmpty ? .english : locales[Int(seed % UInt64(locales.count))],
      textScale: scales[Int(seed % UInt64(scales.count))])
  }

  mutating func content() -> (any SessionContent, HostSurroundings) {
    let surroundings = HostSurroundings(
      size: size(), appearance: Bool.random(using: &generator) ? .dark : .light,
      direction: number(0...2) == 0 ? .rightToLeft : .leftToRight, palette: palette())
    if showsTree { return (TreeContent(surroundings, &generator), surroundings) }
    return (CalendarContent(surroundings, look, &generator), surroundings)
  }

  mutating func move(
    model: MirrorTree, surroundings: HostSurroundings, focused: ViewID?, levels: [ConformanceLevel]
  ) -> GuestMove {
    guard levels.contains(.input) else { return number(0...5) == 0 ? .wait(0.1) : .change }
    let point = point(in: model, surroundings)
    if let focused, model.traits(of: focused).contains(.edits), number(0...1) == 0 {
      return .act(.type(["tea", "", "Ämter", "שלום"][number(0...3)]))
    }
    switch number(0...19) {
    case 0...3: return .act(.click(point, count: number(0...4) == 0 ? 2 : 1))
    case 4: return .act(.tap(point))
    case 5: return .act(.drag(point, to: self.point(in: model, surroundings)))
    case 6, 7:
      return .act(.wheel(point, by: Point(x: 0, y: Double(number(-12...12) * 40 + 20))))
    case 8...10: return .act(.key(key()))
    case 11:
      return number(0...2) == 0
        ? .act(.pinch(inner(point, surroundings), by: [0.5, 2, 3][number(0...2)])) : .act(.key(key()))
    case 12:
      let buttons = model.snapshot(surroundings).views.filter {
        $0.visible != nil && [.button, .gridCell].contains($0.accessibility.role) && !isInert($0.id, model)
      }
      return buttons.isEmpty ? .change : .act(.activate(buttons[number(0...(buttons.count - 1))].id))
    case 13 where levels.contains(.surroundings):
      var new = surroundings
      switch number(0...3) {
      case 0: new.size = size()
      case 1: new.appearance = new.appearance == .light ? .dark : .light
      case 2: new.palette = palette()
      default: new.direction = new.direction == .leftToRight ? .rightToLeft : .leftToRight
      }
      return .act(.surround(new))
    case 14: return .misuse(misuse())
    case 15, 16: return .wait(Double(number(1...12)) / 60)
    case 17 where number(0...3) == 0 && levels.contains(.life): return .reopen
    default: return .change
    }
  }

  private mutating func palette() -> Palette {
    (number(0...2) == 0 ? CalendarTheme.highContrast : .standard).style.palette
  }

  /// Returns a point far enough from the edges for two fingers around it.
  private func inner(_ point: Point, _ surroundings: HostSurroundings) -> Point {
    let reach = 130.0
    return Point(
      x: min(max(reach, point.x), surroundings.size.width - reach),
      y: min(max(reach, point.y), surroundings.size.height - reach))
  }

  private func isInert(_ id: ViewID, _ model: MirrorTree) -> Bool {
    model.chain(from: id).contains { model.nodes[$0]?.accessibility.states.contains(.inert) == true }
  }

  private mutating func size() -> Size {
    [Size(width: 1000, height: 700), Size(width: 390, height: 640), Size(width: 640, height: 480)][number(0...2)]
  }

  /// Returns a point on a visible view, or anywhere in the window.
  private mutating func point(in model: MirrorTree, _ surroundings: HostSurroundings) -> Point {
    let views = model.snapshot(surroundings).views.compactMap(\.visible)
    guard number(0...4) > 0, !views.isEmpty else {
      return Point(
        x: Double(number(1...(Int(surroundings.size.width) - 2))),
        y: Double(number(1...(Int(surroundings.size.height) - 2))))
    }
    let part = views[number(0...(views.count - 1))]
    let window = Rect(origin: .zero, size: surroundings.size)
    let shown = part.intersects(window) ? part.intersection(window) : window
    return Point(x: shown.midX.rounded(.down), y: shown.midY.rounded(.down))
  }

  private mutating func key() -> KeyEvent {
    let keys: [KeyEvent.Key] = [
      .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .enter, .space, .escape,
    ]
    let key = keys[number(0...(keys.count - 1))]
    return KeyEvent(key, modifiers: number(0...5) == 0 ? .shift : [])
  }

  private mutating func misuse() -> InputEvent {
    let unknown = ViewID(1_000_000)
    let event = PointerEvent(
      phase: number(0...1) == 0 ? .up : .cancel, location: Point(x: .nan, y: 1e300), time: 0, target: unknown)
    let events: [InputEvent] = [
      .pointer(event), .scrolled(unknown, to: Point(x: .nan, y: 1e300)), .scrollEnded(unknown), .activate(unknown),
      .edited(unknown, "x"), .wheel(at: Point(x: -1e300, y: .nan), delta: Point(x: .nan, y: .nan)),
      .magnify(MagnifyEvent(phase: .ended, location: .zero, factor: .nan, time: 0)),
      .contextMenu(unknown, at: Point(x: .nan, y: .nan)),
    ]
    return events[number(0...(events.count - 1))]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
