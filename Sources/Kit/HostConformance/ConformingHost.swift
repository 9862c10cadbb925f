public import Almanac

/// A host under test. All it is given and all it answers are values; it never sees a view.
///
/// Around a host of its own, an author writes one adapter that implements this protocol: `apply(_:)` and `perform(_:)`
/// hand on what the host receives from a window, `act(_:)` does to the host what a person would do, and `snapshot()`
/// reads back what the host really shows, from its own objects.
///
/// Functions run where they are called, so a host of a main actor is driven from that actor.
public protocol ConformingHost: AnyObject {
  /// The work that the host does by itself.
  var capabilities: HostCapabilities { get }
  /// The highest level that the host answers for.
  var highestLevel: ConformanceLevel { get }
  /// The error that frames may have, in points: 0.001 for a host that keeps them as they are.
  var precision: Double { get }
  /// Opens an empty window.
  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws
  /// Applies the mutations of a frame, in order.
  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws
  /// Performs a request, after the frame that it belongs to.
  nonisolated(nonsending) func perform(_ request: HostRequest) async throws
  /// Does to the host what a person or the system does, and waits until it comes to rest. Returns the events that the
  /// host sends to its window, in order.
  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent]
  /// Returns what the host shows when everything that it received is carried out.
  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot
  /// Closes the window, whose root was removed before.
  nonisolated(nonsending) func close() async throws
}

extension ConformingHost {
  /// All levels.
  public var highestLevel: ConformanceLevel { .fields }
  /// A thousandth of a point.
  public var precision: Double { 0.001 }
}

/// The surroundings of a window.
public struct HostSurroundings: Equatable, Sendable {
  /// The size of the window, in points.
  public var size: Size
  /// Whether the window is light or dark.
  public var appearance: Appearance
  /// The direction of reading.
  public var direction: LayoutDirection
  /// The colours of the roles.
  public var palette: Palette

  /// Creates surroundings.
  public init(
    size: Size, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight, palette: Palette
  ) {
    self.size = size
    self.appearance = appearance
    self.direction = direction
    self.palette = palette
  }
}

/// An act of a person or of the system. Points are those of the window.
public enum HostAct: Equatable, Sendable, CustomStringConvertible {
  /// Clicks of a mouse at a point.
  case click(Point, count: Int)
  /// A tap of a finger.
  case tap(Point)
  /// A drag of a mouse, from point to point.
  case drag(Point, to: Point)
  /// A wheel over a point, by a distance in points to the right and down.
  case wheel(Point, by: Point)
  /// Two fingers around a point that move apart, or together, by a factor.
  case pinch(Point, by: Double)
  /// A key that is pressed and released.
  case key(KeyEvent)
  /// Text that is typed into the field with the focus, in place of its text.
  case type(String)
  /// An activation by assistive technology.
  case activate(ViewID)
  /// A change of the surroundings.
  case surround(HostSurroundings)

  /// The act in a few words.
  public var description: String {
    func words(_ point: Point) -> String { "\(point.x) \(point.y)" }
    return switch self {
    case .click(let point, let count): "\(count == 1 ? "click" : "\(count) clicks") at \(words(point))"
    case .tap(let point): "tap at \(words(point))"
    case .drag(let start, let end): "drag from \(words(start)) to \(words(end))"
    case .wheel(let point, let delta): "wheel at \(words(point)) by \(words(delta))"
    case .pinch(let point, let factor): "pinch at \(words(point)) by \(factor)"
    case .key(let key): "key \(key.key)\(key.modifiers.contains(.shift) ? " with Shift" : "")"
    case .type(let text): "typing of '\(text)'"
    case .activate(let id): "activation of view \(id.rawValue)"
    case .surround(let new):
      "surroundings \(new.size.width) × \(new.size.height), \(new.appearance), \(new.direction)"
        + (new.palette == CalendarTheme.highContrast.style.palette ? ", high contrast" : "")
    }
  }
}
