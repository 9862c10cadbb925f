import Almanac
import TestSupport
import Testing

/// Whether numbers can be read in every state of every style that comes with the kit, by the formula of WCAG 2.2.
struct PresetContrastTests {
  private static let styles: [(name: String, style: CalendarStyle)] =
    StyleSamples.presets + [
      ("circles-latest-legible", .circles(.latestLegible)), ("light", .light), ("dark", .dark),
    ]
  /// Those that look like another kit, colors and all; `legible` is how they look where that counts more.
  private static let originals: Set<String> = ["classic", "circles", "circles-latest"]

  @Test(
    "every number and every name of a weekday has a contrast of 4.5, whatever is true of the day, wherever it is shown",
    arguments: styles.map { $0.name }.filter { !originals.contains($0) }, [Appearance.light, .dark])
  func legible(name: String, appearance: Appearance) throws {
    let style = try #require(Self.styles.first { $0.name == name }).style
    for (words, ratio) in Self.ratios(style, appearance) { #expect(ratio >= 4.5, "\(words): \(ratio)") }
  }

  @Test("what is hard to read in the colors of the originals is known", arguments: originals.sorted())
  func known(name: String) throws {
    let style = try #require(Self.styles.first { $0.name == name }).style
    var found: Set<String> = []
    for appearance in [Appearance.light, .dark] {
      for flags in StyleSamples.flags {
        let look = style.day.resolve(.monday, flags, type: style.type)
        let pair = Pair(ink: look.ink, opacity: look.opacity, grounds: Self.grounds(look, .month))
        if pair.ratio(style.palette, appearance) < 4.5 { found.insert(pair.words(style.palette, appearance)) }
      }
    }
    #expect(found == Self.faint[name], "\(found.sorted())")
  }

  /// Numbers on grounds, as painted, that the original kits have as they are.
  private static let faint: [String: Set<String>] = [
    "classic": ["878c92 on e2e2e4", "7c8088 on cccbd0", "cacacf on cccbd0", "ffffff on 1980e5", "ffffff on 7389a5"],
    "circles": ["808080 on ffffff", "ff0000 on ffffff", "ffffff on ff6666", "ffffff on 6666ff"],
    "circles-latest": [
      "808080 on ffffff", "ff0000 on ffffff", "ffffff on 2d8cb5", "ffffff on 4a81f3", "ffffff on 5dbbe3",
      "ffffff on d04f33", "ffffff on ff6259", "ffffff on ff7e61",
    ],
  ]

  /// The least contrast of each state of the number, and of the name beside it, in words.
  private static func ratios(
    _ style: CalendarStyle, _ appearance: Appearance, places: [DayPlaces] = [.month, .year, .strip, .heading]
  ) -> [String: Double] {
    var least: [String: Double] = [:]
    for place in places {
      var seen: [Pair: Double] = [:]
      for flags in StyleSamples.flags {
        for weekday in flags.contains(.weekend) ? [Weekday.sunday, .saturday] : [.monday] {
          let look = style.day.resolve(weekday, flags, at: place, type: style.type)
          let words = "\(place.rawValue) \(Self.words(flags)) \(appearance)"
          var pairs = [Pair(ink: look.ink, opacity: look.opacity, grounds: grounds(look, place))]
          if place == .heading {
            let name = look.nameInk ?? .role(CalendarRole.secondaryInk)
            pairs.append(Pair(ink: name, opacity: 1, grounds: [look.fill].compactMap { $0 }))
          }
          for pair in pairs {
            let ratio = seen[pair] ?? pair.ratio(style.palette, appearance)
            seen[pair] = ratio
            least[words] = min(least[words] ?? .infinity, ratio)
          }
        }
      }
    }
    return least
  }

  /// What lies below the number, the hindmost first, over the page.
  private static func grounds(_ look: DayLook, _ place: DayPlaces) -> [Color] {
    var grounds = [look.fill]
    if place == .month || place == .strip, look.shape != .none { grounds.append(look.shapeFill) }
    grounds.append(look.disc)
    return grounds.compactMap { $0 }
  }

  private static func words(_ flags: DayFlags) -> String {
    let names: [(DayFlags, String)] = [
      (.today, "today"), (.selected, "selected"), (.inRange, "span"), (.pressed, "pressed"),
      (.outOfScope, "other month"), (.outOfRange, "out of reach"), (.disabled, "disabled"),
    ]
    let words = names.filter { flags.contains($0.0) }.map { $0.1 }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  private struct Pair: Hashable {
    var ink: Color
    var opacity: Double
    var grounds: [Color]

    func ratio(_ palette: Palette, _ appearance: Appearance) -> Double {
      let (ink, ground) = painted(palette, appearance)
      return StyleSamples.contrast(ink, ground)
    }

    private func painted(_ palette: Palette, _ appearance: Appearance) -> (ink: RGBA, ground: RGBA) {
      var ground = palette.resolve(.role(CalendarRole.background), appearance: appearance)
      for color in grounds { ground = mix(palette.resolve(color, appearance: appearance), over: ground) }
      return (mix(palette.resolve(ink, appearance: appearance), over: ground, opacity: opacity), ground)
    }

    /// The number and its background as they are painted.
    func words(_ palette: Palette, _ appearance: Appearance) -> String {
      let (ink, ground) = painted(palette, appearance)
      return String(ink.packed >> 8, radix: 16) + " on " + String(ground.packed >> 8, radix: 16)
    }

    private func mix(_ front: RGBA, over back: RGBA, opacity: Double = 1) -> RGBA {
      let part = Double(front.opacity) / 255 * opacity
      func byte(_ a: UInt8, _ b: UInt8) -> UInt32 { UInt32((Double(a) * part + Double(b) * (1 - part)).rounded()) }
      return RGBA(
        byte(front.red, back.red) << 16 | byte(front.green, back.green) << 8 | byte(front.blue, back.blue))
    }
  }
}
