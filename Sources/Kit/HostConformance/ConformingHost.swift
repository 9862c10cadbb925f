public import Almanac

/// A host under test. It receives and returns only values, never a view.
///
/// To test a host, implement this protocol in an adapter around it: `apply(_:)` and `perform(_:)` pass on what the host
/// receives from a window, `act(_:)` performs a user action on the host, and `snapshot()` reads back what the host
/// actually shows, from its own objects.
///
/// Functions run in the caller's isolation, so a host on the main actor is driven from the main actor.
public protocol ConformingHost: AnyObject {
  /// The work that the host does itself.
  var capabilities: HostCapabilities { get }
  /// The highest level to which the host conforms. Defaults to all levels.
  var highestLevel: ConformanceLevel { get }
  /// The permitted error of frames, in points. The default, 0.001, suits a host that keeps frames unchanged.
  var precision: Double { get }
  /// Opens an empty window.
  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws
  /// Applies the mutations of a frame, in order.
  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws
  /// Performs a request after its frame was applied.
  nonisolated(nonsending) func perform(_ request: HostRequest) async throws
  /// Performs a user or system action on the host, and waits until it comes to rest. Returns the events that the host
  /// sends to its window, in order.
  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent]
  /// Returns what the host shows after everything that it received was carried out.
  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot
  /// Closes the window. Its root has already been removed.
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
  /// The layout direction.
  public var direction: LayoutDirection
  /// The colors of the roles.
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

/// An action of the user or the system. Points are in window coordinates.
public enum HostAct: Equatable, Sendable, CustomStringConvertible {
  /// Mouse clicks at a point.
  case click(Point, count: Int)
  /// A tap with a finger.
  case tap(Point)
  /// A mouse drag from point to point.
  case drag(Point, to: Point)
  /// A wheel over a point, by a distance in points to the right and down.
  case wheel(Point, by: Point)
  /// Two fingers around a point that move apart or together by a factor.
  case pinch(Point, by: Double)
  /// A key that is pressed and released.
  case key(KeyEvent)
  /// Text that is typed into the focused field, replacing its text.
  case type(String)
  /// An activation by assistive technology.
  case activate(ViewID)
  /// A change of the surroundings.
  case surround(HostSurroundings)

  /// The action in a few words.
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
