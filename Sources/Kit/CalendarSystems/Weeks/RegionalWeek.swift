/// The week conventions of a region: how weeks are counted, and which days are the weekend.
///
/// ```swift
/// let germany = RegionalWeek(region: "DE")
/// germany.rule.firstWeekday  // monday
/// ```
///
/// The data is from CLDR 48 (`weekData`). For Bangladesh, China, Algeria, Jordan, and Slovenia, it is from Foundation,
/// whose edition differs from Unicode's. Hosts that know their user's own settings should use those instead.
public struct RegionalWeek: Hashable, Sendable {
  /// The first weekday of a week, and the rule for the first week of a year.
  public var rule: WeekRule
  /// The days on which most people rest.
  public var weekend: WeekdaySet

  /// Creates a week from its parts; `weekend` may be empty.
  public init(rule: WeekRule, weekend: WeekdaySet) {
    self.rule = rule
    self.weekend = weekend
  }

  /// Creates the week of a region.
  ///
  /// - Parameter region: an ISO 3166 code, two letters in any case, such as `DE`. Any other text results in the default
  ///   week of the world: weeks begin on Monday, the first week needs only one day, and Saturday and Sunday are the
  ///   weekend.
  public init(region: String) {
    let code = Self.code(region.utf8)
    let first: Weekday =
      Self.has(code, Self.sunday)
      ? .sunday : Self.has(code, Self.saturday) ? .saturday : code == Self.maldives ? .friday : .monday
    let minimalDays = Self.has(code, Self.fourDays) ? 4 : code == Self.china ? 5 : 1
    rule = WeekRule(firstWeekday: first, minimalDays: minimalDays)
    weekend = Self.weekend(code)
  }

  private static func weekend(_ code: UInt16) -> WeekdaySet {
    if has(code, fridayAndSaturday) { return WeekdaySet([.friday, .saturday]) }
    if has(code, sundayOnly) { return WeekdaySet([.sunday]) }
    if code == afghanistan { return WeekdaySet([.thursday, .friday]) }
    return code == iran ? WeekdaySet([.friday]) : .saturdayAndSunday
  }

  // MARK: - Regions that differ from the default

  private static var sunday: StaticString {
    """
    AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN IS JM JO JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE \
    PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """
  }
  private static var saturday: StaticString { "AF BH DJ EG IQ IR KW LY OM QA SD SY" }
  private static var fourDays: StaticString {
    """
    AD AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL PT RE RU \
    SE SI SJ SK SM VA
    """
  }
  private static var fridayAndSaturday: StaticString { "BD BH EG IL IQ JO KW LY OM QA SA SD SY YE" }
  private static var sundayOnly: StaticString { "IN UG" }
  private static var maldives: UInt16 { code("MV".utf8) }
  private static var china: UInt16 { code("CN".utf8) }
  private static var afghanistan: UInt16 { code("AF".utf8) }
  private static var iran: UInt16 { code("IR".utf8) }

  // MARK: - Codes

  /// Returns two letters as a number, in upper case; 0 for anything else.
  private static func code(_ text: String.UTF8View) -> UInt16 {
    var code: UInt16 = 0
    var count = 0
    for byte in text {
      let letter = byte & 0xDF
      count += 1
      guard 65...90 ~= letter, count <= 2 else { return 0 }
      code = code << 8 | UInt16(letter)
    }
    return count == 2 ? code : 0
  }

  /// Returns whether `code` is in a list of codes separated by spaces.
  private static func has(_ code: UInt16, _ list: StaticString) -> Bool {
    list.withUTF8Buffer { bytes in
      for offset in stride(from: 0, to: bytes.count - 1, by: 3)
      where UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]) == code { return true }
      return false
    }
  }
}
