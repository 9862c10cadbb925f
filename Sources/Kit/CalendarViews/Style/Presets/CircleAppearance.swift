public import CalendarSystems
public import ViewKit

/// The values of the circle style: the text and background of each state of a day.
///
/// A day that is selected alone is *selected*; the days of a span are *highlighted*. A state whose value is `nil` uses
/// the value of the state it falls back to.
///
///     var values = CircleAppearance.latest
///     values.today.text = .role(CalendarRole.accent)
///     calendar.style = .circles(values)
public struct CircleAppearance: Hashable, Sendable {
  /// The text and background of a state.
  public struct State: Hashable, Sendable {
    /// The color of the number.
    public var text: Color?
    /// The size of the number, in points.
    public var size: Double?
    /// The stroke weight of the number.
    public var weight: TextStyle.Weight?
    /// The color of the shape behind the number, including its opacity.
    public var background: Color?
    /// The font of the number.
    public var family: FontFamily?

    /// Creates a state. Omitted values come from the state it falls back to.
    public init(
      text: Color? = nil, size: Double? = nil, weight: TextStyle.Weight? = nil, family: FontFamily? = nil,
      background: Color? = nil
    ) {
      self.text = text
      self.size = size
      self.weight = weight
      self.family = family
      self.background = background
    }
  }

  /// Different values for a state on some weekdays.
  public struct Exception: Hashable, Sendable {
    /// The weekdays.
    public var weekdays: WeekdaySet
    /// The status of the days.
    public var status: Status
    /// `true` for only today, `false` for only other days, `nil` for both.
    public var isToday: Bool?
    /// The different values.
    public var state: State

    /// Creates an exception.
    public init(_ weekdays: WeekdaySet, _ status: Status, isToday: Bool? = nil, _ state: State) {
      self.weekdays = weekdays
      self.status = status
      self.isToday = isToday
      self.state = state
    }
  }

  /// The mutually exclusive states of a day.
  public enum Status: UInt8, CaseIterable, Hashable, Sendable {
    /// A day of the presented month.
    case inside
    /// A day of another month.
    case outside
    /// A day that cannot be selected.
    case disabled
    /// A day that is selected alone.
    case selected
    /// A day of a span.
    case highlighted
  }

  /// The values of the days of the presented month.
  public var normal = State(
    text: .dynamic(light: RGBA(0x000000), dark: RGBA(0xffffff)), size: 18, weight: .regular)
  /// The values of days of other months.
  public var outside = State(text: .dynamic(light: RGBA(0x808080), dark: RGBA(0x8e8e93)))
  /// The values of days that cannot be selected.
  public var disabled = State(text: .dynamic(light: RGBA(0x808080), dark: RGBA(0x8e8e93)))
  /// The values of today.
  public var today = State(text: .dynamic(light: RGBA(0xff0000), dark: RGBA(0xff453a)), size: 18)
  /// Whether today is bold while it is neither selected nor highlighted.
  public var isTodayBold = true
  /// The values of days of a span, and of selected days if `selected` has no value.
  public var highlighted = State(
    text: white, size: 20, background: .dynamic(light: RGBA(0x0000ff, opacity: 153), dark: RGBA(0x0000ff, opacity: 153))
  )
  /// The values of today in a span.
  public var todayHighlighted = State(
    text: white, size: 20, background: .dynamic(light: RGBA(0xff0000, opacity: 153), dark: RGBA(0xff0000, opacity: 153))
  )
  /// The values of a day that is selected alone.
  public var selected = State()
  /// The values of today when it is selected alone.
  public var todaySelected = State()
  /// Different values for some weekdays. If several exceptions apply, the last one wins.
  public var exceptions: [Exception] = []
  /// The color of the dots of highlighted and selected days, if dots do not move.
  public var highlightedDot: Color = white
  /// The color of the line above each day; `nil` for none.
  public var topMarker: Color? = .dynamic(light: RGBA(0x808080), dark: RGBA(0x808080))
  /// Whether the lines above days are hidden while a page turns.
  public var hidesTopMarkerWhileTurning = true
  /// The divisor of a cell's height that gives the distance from its bottom edge to the center of its dots.
  public var dotOffset = 3.5
  /// The diameter of dots, in points.
  public var dotSize = 3.0
  /// The vertical space between days, in points.
  public var rowSpace = 0.0
  /// The horizontal space between days, in points.
  public var columnSpace = 0.0
  /// Whether the dots of a selected day move below its circle instead of changing color.
  public var movesDot = true

  /// Creates the values of CVCalendar's first version.
  public init() {}

  /// The values of CVCalendar's latest version, with a darker blue for a day selected alone, other backgrounds, and
  /// slightly higher dots.
  public static var latest: CircleAppearance {
    var values = CircleAppearance()
    values.highlighted.background = CircleAppearance.color(0x34aadc)
    values.todayHighlighted.background = CircleAppearance.color(0xff5e3a)
    values.selected = State(text: white, size: 20, weight: .bold, background: CircleAppearance.color(0x1d62f0))
    values.todaySelected = State(text: white, size: 20, weight: .bold, background: CircleAppearance.color(0xff3b30))
    values.dotOffset = 1 / 0.3
    return values
  }

  /// The values of the first version, in colors that give every number a contrast of at least 4.5:1.
  public static var legible: CircleAppearance {
    var values = CircleAppearance()
    let gray = Color.dynamic(light: RGBA(0x6b6b70), dark: RGBA(0x98989d))
    let blue = RGBA(0x0000ff, opacity: 179)
    let red = RGBA(0xd70015, opacity: 230)
    values.outside.text = gray
    values.disabled.text = gray
    values.today.text = .dynamic(light: RGBA(0xd70015), dark: RGBA(0xff6961))
    values.highlighted.background = .dynamic(light: blue, dark: RGBA(0x4747ff, opacity: 230))
    values.todayHighlighted.background = .dynamic(light: red, dark: RGBA(0xd70015))
    return values
  }

  /// The values of the latest version, in colors that give every number a contrast of at least 4.5:1.
  public static var latestLegible: CircleAppearance {
    var values = latest
    (values.outside, values.disabled, values.today) = (legible.outside, legible.disabled, legible.today)
    func same(_ rgb: UInt32) -> Color { .dynamic(light: RGBA(rgb), dark: RGBA(rgb)) }
    values.highlighted.background = same(0x1a7196)
    values.todayHighlighted.background = same(0xc23616)
    values.selected.background = same(0x1d62f0)
    values.todaySelected.background = same(0xd70015)
    return values
  }

  private static let white = Color.dynamic(light: RGBA(0xffffff), dark: RGBA(0xffffff))

  /// Returns a color with an opacity of 0.8.
  private static func color(_ rgb: UInt32) -> Color {
    .dynamic(light: RGBA(rgb, opacity: 204), dark: RGBA(rgb, opacity: 204))
  }
}
