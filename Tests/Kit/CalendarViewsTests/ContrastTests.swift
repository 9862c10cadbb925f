import Almanac
import Foundation
import TestSupport
import Testing

/// The claims of the style about legibility, by the formula of WCAG 2.2.
struct ContrastTests {
  private static let appearances: [Appearance] = [.light, .dark]

  @Test("ink is legible on background, surface and selection", arguments: appearances)
  func ink(appearance: Appearance) {
    let pairs: [(ColorRole, ColorRole, Double)] = [
      (CalendarRole.ink, CalendarRole.background, 14), (CalendarRole.ink, CalendarRole.surface, 14),
      (CalendarRole.ink, CalendarRole.selection, 7), (CalendarRole.secondaryInk, CalendarRole.background, 4.5),
      (CalendarRole.secondaryInk, CalendarRole.surface, 4.5), (CalendarRole.secondaryInk, CalendarRole.selection, 4.5),
      (CalendarRole.tertiaryInk, CalendarRole.background, 4.5), (CalendarRole.tertiaryInk, CalendarRole.surface, 4.5),
      (CalendarRole.onAccent, CalendarRole.accent, 4.5), (CalendarRole.accent, CalendarRole.background, 4.5),
      (CalendarRole.accent, CalendarRole.surface, 4.5), (CalendarRole.focus, CalendarRole.background, 3),
      (CalendarRole.focus, CalendarRole.selection, 3),
    ]
    for (text, ground, least) in pairs {
      let ratio = contrast(.role(text), .role(ground), appearance)
      #expect(ratio >= least, "role \(text.rawValue) on \(ground.rawValue) in \(appearance): \(ratio)")
    }
  }

  @Test("the hours outside of work differ visibly from those of work, in light and dark")
  func outsideHours() {
    for appearance in Self.appearances {
      let ratio = contrast(.role(CalendarRole.outsideHours), .role(CalendarRole.background), appearance)
      #expect(ratio > 1.12 && ratio < 1.4, "\(ratio)")
    }
  }

  @Test("the built-in colors of events have the contrast they promise", arguments: EventHue.allCases, appearances)
  func hues(hue: EventHue, appearance: Appearance) {
    let look = EventLook(.named(hue))
    #expect(contrast(look.text, look.tint, appearance) >= 7)
    #expect(contrast(look.strong, .role(CalendarRole.background), appearance) >= 3)
  }

  @Test("a cancelled or past event is paler, but legible (B28)", arguments: EventHue.allCases, appearances)
  func cancelled(hue: EventHue, appearance: Appearance) {
    let look = EventLook(.named(hue))
    let opacity = min(EventStyle().cancelledOpacity, EventStyle().pastOpacity)
    for ground in [CalendarRole.background, CalendarRole.surface, CalendarRole.selection] {
      let pale = [look.text, look.tint].map { color in
        let (front, back) = (resolve(color, appearance), resolve(.role(ground), appearance))
        func mix(_ a: UInt8, _ b: UInt8) -> UInt32 {
          UInt32((Double(a) * opacity + Double(b) * (1 - opacity)).rounded())
        }
        let rgb = mix(front.red, back.red) << 16 | mix(front.green, back.green) << 8 | mix(front.blue, back.blue)
        return Color.dynamic(light: RGBA(rgb), dark: RGBA(rgb))
      }
      #expect(contrast(pale[0], pale[1], appearance) >= 4.5)
    }
  }

  @Test("any color gives legible text on a tint", arguments: appearances)
  func anyColor(appearance: Appearance) {
    var random = SeededGenerator(seed: 9)
    var colors: [UInt32] = [0, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0x808080]
    for _ in 0..<500 { colors.append(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
    var least = Double.infinity
    for color in colors {
      let look = EventLook(.rgb(color))
      let ratio = contrast(look.text, look.tint, appearance)
      least = min(least, ratio)
      #expect(ratio >= 4.5, "text of \(String(color, radix: 16)) in \(appearance): \(ratio)")
      let edge = contrast(look.strong, .role(CalendarRole.background), appearance)
      #expect(edge >= 3, "edge of \(String(color, radix: 16)) in \(appearance): \(edge)")
    }
    #expect(least >= 7)
  }

  @Test(
    "every number of every day is legible on its background", arguments: [LocaleInfo.english, .arabic], appearances)
  func cells(locale: LocaleInfo, appearance: Appearance) {
    let harness = CalendarHarness(configuration: .november(locale))
    for today in ["2026-11-01", "2026-11-04", "2026-11-21", "2026-12-01"] {
      var configuration = harness.view.configuration
      configuration.today = day(today)
      harness.view.update(configuration: configuration)
      for selected in [
        "2026-10-31", "2026-11-01", "2026-11-04", "2026-11-13", "2026-11-21", "2026-12-01", "2026-12-04",
      ]
      .map({ day($0) }) {
        harness.view.send(.select(selected))
        harness.tick()
        for date in [selected, day(today)] {
          guard let cell = harness.cell(date), let color = cell.numberView.layer.textColor,
            let ground = cell.numberView.layer.fill ?? cell.layer.fill
          else {
            Issue.record("\(ISODate.format(date)) has no colors")
            continue
          }
          let ratio = contrast(color, ground, appearance)
          #expect(ratio >= 4.5, "\(ISODate.format(date)) with \(today) today, \(appearance): \(ratio)")
        }
      }
    }
  }

  @Test("the names of the palette are distinct and lie at their roles")
  func names() {
    let names = Palette.standard.entries.map { $0.name }
    #expect(Set(names).count == names.count)
    // Ten of the calendar, three of each hue, two of years, and one of hours.
    #expect(names.count == 10 + EventHue.allCases.count * 3 + 3)
    #expect(names[Int(CalendarRole.severalEvents.rawValue)] == "several-events-tint")
    #expect(names[Int(CalendarRole.manyEvents.rawValue)] == "many-events-tint")
    #expect(names[Int(CalendarRole.outsideHours.rawValue)] == "outside-hours")
    #expect(names[Int(CalendarRole.focus.rawValue)] == "focus")
    for hue in EventHue.allCases {
      #expect(names[Int(CalendarRole.strong(hue).rawValue)] == "\(hue)")
      #expect(names[Int(CalendarRole.tint(hue).rawValue)] == "\(hue)-tint")
      #expect(names[Int(CalendarRole.text(hue).rawValue)] == "\(hue)-text")
    }
  }
}

/// Returns the contrast of two colors of the standard palette (WCAG 2.2).
func contrast(_ a: Color, _ b: Color, _ appearance: Appearance) -> Double {
  let lights = [a, b].map { luminance(resolve($0, appearance)) }
  return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
}

private func resolve(_ color: Color, _ appearance: Appearance) -> RGBA {
  Palette.standard.resolve(color, appearance: appearance)
}

private func luminance(_ color: RGBA) -> Double {
  func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}
