import Almanac

/// The visible elements in reading order as JSON, for scripts and tests.
enum ElementsJSON {
  static func document(
    _ elements: [CalendarElement], size: Size, level: String, title: String, today: DayNumber
  ) -> JSONText {
    .object([
      ("size", [.number(size.width), .number(size.height)]),
      ("level", .string(level)),
      ("title", .string(title)),
      ("today", .string(ISODate.format(today))),
      ("elements", .array(elements.map(element))),
    ])
  }

  /// The states in the program's public output; others are for hosts.
  private static let states: AccessibilityNode.States = [
    .current, .selected, .outOfScope, .outOfRange, .hasEvents, .disabled, .pressed, .inRange,
  ]

  private static func element(_ element: CalendarElement) -> JSONText {
    let frame = element.frame
    var members: [(name: String, value: JSONText)] = [
      ("role", .string(element.role.ariaName)),
      ("name", .string(element.name)),
      ("state", .array(element.states.intersection(states).names.map { .string($0) })),
      ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
    ]
    if let day = element.day { members.append(("day", .string(ISODate.format(day)))) }
    if let event = element.event { members.append(("event", .string(event))) }
    if let lane = element.lane { members.append(("lane", .integer(Int64(lane)))) }
    if let color = element.color { members.append(("color", .string(name(of: color)))) }
    if let image = element.image { members.append(("image", .string(name(of: image)))) }
    return .object(members)
  }

  /// Returns the media type or the URL of an image.
  private static func name(of image: Image) -> String {
    switch image.source.content {
    case .encoded(_, let format): format.mediaType
    case .remote(let address): address
    case .outline: "outline"
    }
  }

  private static func name(of color: EventColor) -> String {
    switch color {
    case .named(let hue): "\(hue)"
    case .rgb(let rgb):
      "#" + String(repeating: "0", count: max(0, 6 - String(rgb, radix: 16).count)) + String(rgb, radix: 16)
    }
  }
}
