import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The views of months and titles that exist, and what they show. Owned by the canvas of the year level, which tells it
/// when anything has changed.
final class YearViews {
  /// A month of a year, or the title of a year.
  private enum Item: Hashable {
    case title(year: Int)
    case month(year: Int, index: Int)
  }

  private var recycler: ItemRecycler<Item>?
  private let marks = EventDays()
  private var shown: [Item] = []
  private var isStale = true
  private var isLookStale = true

  /// What is shown may be something else: all views are brought up to date in the next layout.
  func contentDidChange() { isStale = true }

  /// All views are dressed anew in the next layout, even if they show the same.
  func lookDidChange() { (isStale, isLookStale) = (true, true) }

  /// Brings views to what touches a part of the content, and to the month of a day.
  ///
  /// - Parameter focused: its month has the tab stop, so it must exist.
  func layOut(_ places: YearPlaces, in window: Rect, focused: DayNumber, _ input: LevelInput, canvas: View) {
    var items: [PlacedItem<Item>] = []
    var months: [(item: Item, month: MonthBlock)] = []
    func add(_ month: MonthBlock, _ year: Int, _ frame: Rect) {
      let item = Item.month(year: year, index: month.index)
      items.append(PlacedItem(key: item, reuseIdentifier: .monthBlock, frame: frame))
      months.append((item, month))
    }
    for year in places.years(from: window.minY, to: window.maxY) {
      let title = places.titleFrame(ofYear: year)
      if title.intersects(window) {
        items.append(PlacedItem(key: .title(year: year), reuseIdentifier: .yearTitle, frame: title))
      }
      places.eachMonth(ofYear: year, touching: window) { month, frame in add(month, year, frame) }
    }
    if !months.contains(where: { $0.month.days.contains(focused) }), let month = places.month(of: focused) {
      let year = places.geometry.years.year(of: focused)
      add(month, year, places.nearestFrame(ofMonth: month.index, inYear: year))
    }
    reconcile(items, months, places.geometry, input, canvas)
  }

  private func reconcile(
    _ items: [PlacedItem<Item>], _ months: [(item: Item, month: MonthBlock)], _ geometry: YearGeometry,
    _ input: LevelInput, _ canvas: View
  ) {
    let wanted = items.map { $0.key }
    guard isStale || wanted != shown else { return }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let (isStale, isLookStale) = (isStale, isLookStale)
    (self.isStale, self.isLookStale) = (false, false)
    let recycler = recycler ?? ItemRecycler<Item>(pool: input.pool)
    self.recycler = recycler
    recycler.reconcile(items, in: canvas)
    for (item, month) in months where isStale || recycler.isNew(item) {
      guard let block = recycler.view(for: item) as? MonthBlockView else { continue }
      block.show(
        MonthBlockView.Content(
          month: month, eventDays: marks.days(of: month, input.timeline),
          title: input.texts.date.monthName(of: month.firstDay)),
        input, geometry, force: isLookStale || recycler.isNew(item))
    }
    for item in items where isStale || recycler.isNew(item.key) {
      guard case .title(let year) = item.key, let title = recycler.view(for: item.key) as? YearTitleView else {
        continue
      }
      title.show(geometry.years.firstDay(ofYear: year), input)
    }
    shown = wanted
  }

  /// The view of a day, if it exists now.
  func dayView(for day: DayNumber, _ years: YearGrid) -> View? {
    let year = years.year(of: day)
    for index in 0..<years.maximumMonthCount {
      if let found = block(year, index)?.dayView(for: day) { return found }
    }
    return nil
  }

  /// The views of these months and of the titles above them: first titles, then months, each in reading order.
  func elementViews(of months: [(year: Int, month: MonthBlock)]) -> [View] {
    var views: [View] = []
    var year: Int?
    for (place, _) in months {
      if place != year, let title = recycler?.view(for: .title(year: place)) { views.append(title) }
      year = place
    }
    for (year, month) in months {
      if let block = block(year, month.index) { views += block.elementViews() }
    }
    return views
  }

  private func block(_ year: Int, _ index: Int) -> MonthBlockView? {
    recycler?.view(for: .month(year: year, index: index)) as? MonthBlockView
  }
}

extension ReuseIdentifier {
  /// Months of the year level.
  static let monthBlock = ReuseIdentifier(-5)
  /// Titles of years.
  static let yearTitle = ReuseIdentifier(-6)
}
