public import CalendarSystems
public import ViewKit

/// The values of the style with circles around days: text, type and ground of each state of a day.
///
/// What is selected alone is *selected*; the days of a span are *highlighted*. What is `nil` is as the state it falls back
/// to. At first as in the first version of CVCalendar; see `latest`.
public struct CircleAppearance: Hashable, Sendable {
  /// Text, type and ground of a state.
  public struct State: Hashable, Sendable {
    /// The number.
    public var text: Color?
    /// The size of the number, in points.
    public var size: Double?
    /// The stroke weight of the number.
    public var weight: TextStyle.Weight?
    /// What the shape behind the number is filled with, its opacity included.
    public var ground: Color?
    /// The face of the number.
    public var family: FontFamily?

    /// What is not given is as in the state it falls back to.
    public init(
      text: Color? = nil, size: Double? = nil, weight: TextStyle.Weight? = nil, family: FontFamily? = nil,
      ground: Color? = nil
    ) {
      self.text = text
      self.size = size
      self.weight = weight
      self.family = family
      self.ground = ground
    }
  }

  /// A state of days that some weekdays show differently.
  public struct Exception: Hashable, Sendable {
    /// The weekdays.
    public var weekdays: WeekdaySet
    /// Which of the five states of a day.
    public var status: Status
    /// Whether for today alone, for other days alone, or for both (`nil`).
    public var isToday: Bool?
    /// What differs.
    public var state: State

    /// A state of days that some weekdays show differently.
    public init(_ weekdays: WeekdaySet, _ status: Status, isToday: Bool? = nil, _ state: State) {
      self.weekdays = weekdays
      self.status = status
      self.isToday = isToday
      self.state = state
    }
  }

  /// The states of a day that exclude each other.
  public enum Status: UInt8, CaseIterable, Hashable, Sendable {
    /// A day of the presented month.
    case inside
    /// A day of another month.
    case outside
    /// A day that cannot be selected.
    case disabled
    /// A day selected alone.
    case selected
    /// A day of a span.
    case highlighted
  }

  /// Any day of the month.
  public var normal = State(
    text: .dynamic(light: RGBA(0x000000), dark: RGBA(0xffffff)), size: 18, weight: .regular)
  /// Days of other months.
  public var outside = State(text: .dynamic(light: RGBA(0x808080), dark: RGBA(0x8e8e93)))
  /// Days that cannot be selected.
  public var disabled = State(text: .dynamic(light: RGBA(0x808080), dark: RGBA(0x8e8e93)))
  /// Today.
  public var today = State(text: .dynamic(light: RGBA(0xff0000), dark: RGBA(0xff453a)), size: 18)
  /// Whether today is bold while it is neither selected nor highlighted.
  public var isTodayBold = true
  /// Days of a span, and selected ones as far as `selected` says nothing.
  public var highlighted = State(
    text: white, size: 20, ground: .dynamic(light: RGBA(0x0000ff, opacity: 153), dark: RGBA(0x0000ff, opacity: 153)))
  /// Today in a span.
  public var todayHighlighted = State(
    text: white, size: 20, ground: .dynamic(light: RGBA(0xff0000, opacity: 153), dark: RGBA(0xff0000, opacity: 153)))
  /// A day selected alone.
  public var selected = State()
  /// Today selected alone.
  public var todaySelected = State()
  /// What some weekdays show differently; the last one that fits counts.
  public var exceptions: [Exception] = []
  /// The marks of highlighted and selected days that do not move.
  public var highlightedDot: Color = white
  /// The line above each day; `nil` for none.
  public var topMarker: Color? = .dynamic(light: RGBA(0x808080), dark: RGBA(0x808080))
  /// Whether these lines are hidden while a page is turned.
  public var hidesTopMarkerWhileTurning = true
  /// Divides the height of a cell: the middle of its marks lies that far above its lower edge.
  public var dotOffset = 3.5
  /// The diameter of marks, in points.
  public var dotSize = 3.0
  /// Between weeks, in points.
  public var rowSpace = 0.0
  /// Between days, in points.
  public var columnSpace = 0.0
  /// Whether the marks of a selected day move below its circle instead of changing colour.
  public var movesDot = true

  /// The values of the first version.
  public init() {}

  /// The values of the latest version: a darker blue for what is selected alone, other grounds, marks a little higher.
  public static var latest: CircleAppearance {
    var values = CircleAppearance()
    values.highlighted.ground = CircleAppearance.color(0x34aadc)
    values.todayHighlighted.ground = CircleAppearance.color(0xff5e3a)
    values.selected = State(text: white, size: 20, weight: .bold, ground: CircleAppearance.color(0x1d62f0))
    values.todaySelected = State(text: white, size: 20, weight: .bold, ground: CircleAppearance.color(0xff3b30))
    values.dotOffset = 1 / 0.3
    return values
  }

  /// The values of the first version, in colours with which every number has a contrast of 4.5:1 or more.
  public static var legible: CircleAppearance {
    var values = CircleAppearance()
    let grey = Color.dynamic(light: RGBA(0x6b6b70), dark: RGBA(0x98989d))
    let blue = RGBA(0x0000ff, opacity: 179)
    let red = RGBA(0xd70015, opacity: 230)
    values.outside.text = grey
    values.disabled.text = grey
    values.today.text = .dynamic(light: RGBA(0xd70015), dark: RGBA(0xff6961))
    values.highlighted.ground = .dynamic(light: blue, dark: RGBA(0x4747ff, opacity: 230))
    values.todayHighlighted.ground = .dynamic(light: red, dark: RGBA(0xd70015))
    return values
  }

  private static let white = Color.dynamic(light: RGBA(0xffffff), dark: RGBA(0xffffff))

  /// At four fifths.
  private static func color(_ rgb: UInt32) -> Color {
    .dynamic(light: RGBA(rgb, opacity: 204), dark: RGBA(rgb, opacity: 204))
  }
}
