import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The background of one day below the hour lines: quiet on weekends and outside business hours, hatched if clocks skip
/// an hour or events could not be loaded, and tinted by decorators and background events.
final class DayBackgroundView: ReusableView {
  private let bandsView = View()
  private var tintView: View?
  private let eventsView = View()
  private var bands: [View] = []
  private var notes: [View] = []
  private var recycler: ItemRecycler<OccurrenceID>?
  private var shown: [TimelineDay.Block] = []

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.movesOften))
    partName = .column
  }

  /// - Parameter force: whether to configure everything, even if the content is the same.
  func show(_ content: TimelineDay, isQuiet: Bool, _ context: LevelContext, force: Bool) {
    let fill =
      content.bright != nil ? CalendarRole.outsideHours : isQuiet ? CalendarRole.surface : CalendarRole.background
    layer = Layer(
      fill: .role(fill), lines: .leading,
      lineColor: .role(CalendarRole.hairline), hatch: DayBackgroundView.hatch(content))
    showBands(content)
    if force { showTint(content.day, context) } else { tintView?.frame = Rect(origin: .zero, size: frame.size) }
    showNotes(content, context)
    showEvents(content, context, force: force)
  }

  /// Shows why a day has no hours, at every sixth hour of other days. Assistive technology reads it in the day's
  /// heading.
  private func showNotes(_ content: TimelineDay, _ context: LevelContext) {
    let count = content.isSkipped ? 4 : 0
    while notes.count < count {
      let note = View()
      notes.append(note)
      addSubview(note)
    }
    var type = context.configuration.style.type.event
    type.alignment = .center
    for (index, note) in notes.enumerated() {
      note.isHidden = index >= count || index > 0 && frame.height <= 0
      note.text = context.texts.phrases.skippedDay
      note.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type)
      let y = (frame.height * (Double(index) / 4 + 1.0 / 24)).rounded()
      note.frame = Rect(x: 0, y: y, width: frame.width, height: 2 * type.lineHeight)
    }
  }

  /// The views of background events, in reading order.
  var events: [View] { shown.compactMap { recycler?.view(for: $0.context.occurrence.id) } }

  private func showBands(_ content: TimelineDay) {
    let bright = content.bright ?? []
    if bandsView.superview == nil, !bright.isEmpty || !content.skipped.isEmpty { addSubview(bandsView) }
    bandsView.isHidden = bright.isEmpty && content.skipped.isEmpty
    bandsView.frame = Rect(origin: .zero, size: frame.size)
    while bands.count < bright.count + content.skipped.count {
      let band = View()
      bands.append(band)
      bandsView.addSubview(band)
    }
    for (index, band) in bands.enumerated() {
      band.isHidden = index >= bright.count + content.skipped.count
      if index < bright.count {
        band.frame = bright[index]
        band.layer = Layer(
          fill: .role(CalendarRole.background), lines: .leading, lineColor: .role(CalendarRole.hairline),
          hatch: DayBackgroundView.hatch(content))
      } else if !band.isHidden {
        band.frame = content.skipped[index - bright.count]
        band.layer = Layer(
          fill: .role(CalendarRole.surface), lines: .leading, lineColor: .role(CalendarRole.hairline),
          hatch: .role(CalendarRole.hairline))
      }
    }
  }

  /// Shows the fill that a decorator gives the day. Whether the day is selected is shown by its heading alone.
  @inline(never) private func showTint(_ day: DayNumber, _ context: LevelContext) {
    var fill: Color?
    if let responder = context.decoratedResponder {
      var facts = context.day(day)
      facts.flags.subtract(DayStyle.highlighted)
      let standard = DayLook(ink: .role(CalendarRole.ink), text: context.configuration.style.type.section)
      fill = responder.look(of: facts, standard: standard).fill
    }
    guard fill != nil || tintView != nil else { return }
    let tint = tintView ?? View()
    if tintView == nil {
      tintView = tint
      if bandsView.superview == nil { addSubview(bandsView) }
      addSubview(tint)
      if eventsView.superview != nil { eventsView.bringToFront() }
    }
    tint.frame = Rect(origin: .zero, size: frame.size)
    tint.layer = Layer(fill: fill, opacity: DayTintView.strength)
  }

  private static func hatch(_ content: TimelineDay) -> Color? {
    content.isLoaded ? nil : .role(CalendarRole.hairline)
  }

  private func showEvents(_ content: TimelineDay, _ context: LevelContext, force: Bool) {
    guard force || content.backgrounds != shown else { return }
    let old = force ? [] : shown
    shown = content.backgrounds
    if recycler == nil {
      if shown.isEmpty { return }
      recycler = ItemRecycler<OccurrenceID>(pool: context.pool)
      addSubview(eventsView)
    }
    guard let recycler else { return }
    eventsView.isHidden = shown.isEmpty
    eventsView.frame = Rect(origin: .zero, size: frame.size)
    var items: [PlacedItem<OccurrenceID>] = []
    for block in shown {
      items.append(
        PlacedItem(
          key: block.context.occurrence.id,
          reuseIdentifier: context.eventViewIdentifier(for: block.context, standard: .backgroundEvent),
          frame: block.frame
        ))
    }
    recycler.reconcile(items, in: eventsView)
    for (index, block) in shown.enumerated() {
      let key = block.context.occurrence.id
      if index < old.count, old[index] == block, !recycler.isNew(key) { continue }
      guard let view = recycler.view(for: key) else { continue }
      context.configure(view, in: block.context, isNew: recycler.isNew(key)) { view in
        guard let view = view as? BackgroundEventView else { return }
        view.isRightToLeft = context.direction == .rightToLeft
        view.show(block.context, style: context.configuration.style)
      }
    }
  }
}
