import Almanac
import CalendarLayout

@testable import CalendarViews

/// A level of two days with three columns of resources in each, made from columns of days that are divided into thirds.
/// The view of an event is as wide as its day, so it counts as one of the resource in the middle.
enum SplitLevel {
  /// The resources of the columns.
  static let resources = ["a", "b", "c"].map { Resource(id: $0, title: "Room " + $0) }

  static let level = CalendarLevel(id: CalendarLevel.ID("2days:split"), period: .days(2), factory: SplitFactory())
}

private final class SplitFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .hours }

  func makeView(_ form: LevelForm) -> LevelView { SplitLevelView(form) }
}

/// Passes everything on to columns of days, except for the columns of resources.
private final class SplitLevelView: LevelView {
  private let hours: TimelineLevelView

  init(_ form: LevelForm) {
    hours = TimelineLevelView(form)
    super.init(form: form, surface: hours.surface)
    addSubview(hours)
  }

  override func update(_ context: LevelContext) {
    super.update(context)
    hours.frame = Rect(origin: .zero, size: frame.size)
    hours.update(context)
  }

  override func show(_ day: DayNumber, animated: Bool) { hours.show(day, animated: animated) }
  override func reveal(_ day: DayNumber) { hours.reveal(day) }
  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    hours.anchor(placing: day, at: point)
  }
  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber { hours.presentedDay(at: anchor) }
  override func visibleDays(at distance: Double) -> Range<DayNumber> { hours.visibleDays(at: distance) }
  override func slot(at point: Point) -> CalendarPart? { hours.slot(at: point) }
  override func frame(ofSlot slot: CalendarPart) -> Rect? { hours.frame(ofSlot: slot) }
  override var contentArea: Rect { hours.contentArea }
  override var hourHeight: Double? { hours.hourHeight }
  override func focusTarget(for day: DayNumber) -> View? { hours.focusTarget(for: day) }
  override func elementViews() -> [View] { hours.elementViews() }
  override func views(near id: OccurrenceID) -> [View] { hours.views(near: id) }
  override func tap(_ event: PointerEvent) { hours.tap(event) }

  override var columnResources: [Resource?] { SplitLevel.resources }

  override func resourceIndex(at point: Point) -> Int? {
    guard let slot = slot(at: point), let frame = frame(ofSlot: .day(slot.day)) else { return nil }
    return min(max(0, Int((point.x - frame.minX) * 3 / frame.width)), 2)
  }

  override func frame(ofSlot slot: CalendarPart, inResource resource: Int) -> Rect? {
    guard let frame = frame(ofSlot: slot) else { return nil }
    let width = frame.width / 3
    return Rect(x: frame.minX + Double(resource) * width, y: frame.minY, width: width, height: frame.height)
  }
}
