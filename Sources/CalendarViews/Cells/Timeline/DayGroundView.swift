import CollectionKit
import Geometry
import ViewKit

/// What lies below the lines of the hours on one day: quiet on weekends and outside of work, hatched where clocks skip
/// an hour.
final class DayGroundView: ReusableView {
  private var bands: [View] = []

  required init(traits: ViewTraits = []) { super.init(traits: traits.union(.movesOften)) }

  func show(_ content: TimelineDay, isQuiet: Bool) {
    let isDim = content.bright != nil || isQuiet
    layer = Layer(
      fill: .role(isDim ? CalendarRole.surface : CalendarRole.background), lines: .leading,
      lineColor: .role(CalendarRole.hairline))
    let bright = content.bright ?? []
    while bands.count < bright.count + content.skipped.count {
      let band = View()
      bands.append(band)
      addSubview(band)
    }
    for (index, band) in bands.enumerated() {
      band.isHidden = index >= bright.count + content.skipped.count
      if index < bright.count {
        band.frame = bright[index]
        band.layer = Layer(
          fill: .role(CalendarRole.background), lines: .leading, lineColor: .role(CalendarRole.hairline))
      } else if !band.isHidden {
        band.frame = content.skipped[index - bright.count]
        band.layer = Layer(fill: .role(CalendarRole.hairline))
      }
    }
  }
}
