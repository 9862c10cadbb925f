import Almanac
import Testing

/// The meaning of the rules of the standard style, whatever else is true of a day.
struct StandardRulesTests {
  private static let places: [DayPlaces] = [.month, .year, .strip, .heading]
  private static let highlighted: DayFlags = [.selected, .pressed, .inRange]

  private static func look(_ flags: DayFlags, at place: DayPlaces) -> DayLook {
    DayStyle.standard.resolve(.monday, flags, at: place)
  }

  /// Expects something of all days of which some flags are true and at most two others; reports the first that is
  /// otherwise.
  private static func expect(
    _ flags: DayFlags, without excluded: DayFlags = [], at place: DayPlaces, _ isTrue: (DayLook) -> Bool
  ) {
    let others = (0..<14).map { DayFlags(rawValue: 1 << $0) }.filter { $0.isDisjoint(with: excluded) }
    let states = others.flatMap { first in others.map { flags.union(first).union($0) } } + [flags]
    let wrong = states.first { !isTrue(look($0, at: place)) }
    #expect(wrong == nil, "\(String(wrong?.rawValue ?? 0, radix: 2)) at \(place.rawValue)")
  }

  @Test("today's number is in the middle of a disc in the accent color, at every level")
  func today() {
    for place in Self.places {
      Self.expect(.today, at: place) { look in
        look.disc == .role(CalendarRole.accent) && look.ink == .role(CalendarRole.onAccent)
          && look.text.alignment == .center
      }
      Self.expect([], without: .today, at: place) { $0.disc != .role(CalendarRole.accent) }
    }
  }

  @Test("selected and pressed days have the selection as their background, at each level in its way")
  func selection() {
    let selection = Color.role(CalendarRole.selection)
    for flag in [DayFlags.selected, .pressed, .inRange] {
      Self.expect(flag, at: .month) { $0.fill == selection }
      Self.expect(flag, without: .today, at: .year) { $0.disc == selection }
      Self.expect(flag, without: .today, at: .strip) { $0.disc == selection }
    }
    Self.expect(.focused, without: .today, at: .strip) { $0.disc == selection }
    Self.expect(.selected, at: .heading) { $0.fill == selection }
  }

  @Test("weekends and days of other months lie on the surface color, others on the background")
  func surface() {
    for flag in [DayFlags.weekend, .outOfScope, .outOfRange] {
      Self.expect(flag, without: Self.highlighted, at: .month) { $0.fill == .role(CalendarRole.surface) }
    }
    Self.expect([], without: Self.highlighted.union([.weekend, .outOfScope, .outOfRange]), at: .month) {
      $0.fill == .role(CalendarRole.background)
    }
  }

  @Test("days of other months, disabled and out of reach are tertiary, but never on the background of the selection")
  func quietInk() {
    let tertiary = Color.role(CalendarRole.tertiaryInk)
    for flag in [DayFlags.outOfScope, .outOfRange, .disabled] {
      Self.expect(flag, without: Self.highlighted.union(.today), at: .month) { $0.ink == tertiary }
    }
    for flag in [DayFlags.selected, .pressed, .inRange] {
      for place in [DayPlaces.month, .year, .strip] { Self.expect(flag, at: place) { $0.ink != tertiary } }
    }
  }

  @Test("at the year level days with events have a tint, and selected days a ring")
  func year() {
    Self.expect(.hasEvents, without: Self.highlighted.union(.today), at: .year) { look in
      look.disc == .role(CalendarRole.tint(.blue)) && look.ink == .role(CalendarRole.text(.blue))
        && look.text.weight == .semibold
    }
    let ring = Ring(color: .role(CalendarRole.ink), width: 1.5)
    Self.expect(.selected, at: .year) { $0.ring == ring }
    Self.expect([], without: .selected, at: .year) { $0.ring == nil }
    Self.expect([.today, .focused], at: .strip) { $0.ring == ring }
  }

  @Test(
    "at the year level the three steps of events, the selection and today look different in every built-in style",
    arguments: [CalendarStyle.standard, .basic, .light, .dark, .highContrast], [Appearance.light, .dark])
  func steps(style: CalendarStyle, appearance: Appearance) {
    let looks = [DayFlags.hasEvents, [.hasEvents, .severalEvents], [.hasEvents, .manyEvents]].map {
      style.day.resolve(.monday, $0, at: .year)
    }
    func disc(_ look: DayLook) -> RGBA? { look.disc.map { style.palette.resolve($0, appearance: appearance) } }
    let discs = looks.compactMap(disc)
    for (step, next) in zip(discs, discs.dropFirst()) { #expect(StyleSamples.contrast(step, next) >= 1.25) }
    #expect(discs.count == 3 && looks.allSatisfy { $0.ring == nil })
    #expect(style.day.resolve(.monday, [.hasEvents, .manyEvents, .selected], at: .year).ring != nil)
    #expect(disc(style.day.resolve(.monday, .today, at: .year)).map { !discs.contains($0) } == true)
  }
}
