import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import TimeZones
import ViewKit

/// The resources of a timeline's store that have columns, and the events of each.
///
/// Events are distributed once for each day, so that the time does not grow with the number of columns.
final class ResourceColumns: TimelineResources {
  /// The resources of the store. Behind them are those that no list contains, but that events of a shown period name.
  private var all = ResourceList()
  private var resources: [Resource?] = [nil]
  /// The column of each resource in `all`; -1 for none.
  private var places: [Int] = []
  /// The column of events without a resource; -1 for none.
  private var unassigned = -1
  private var source: Source?
  private var timeline: EventTimeline?
  /// The columns of each event, by its identifier.
  private var columnsOfEvent: [Int64: [Int]] = [:]
  /// The events of each column, by day.
  private var days = NearbyCache<[[Occurrence]]>(limit: 16)
  /// The events of each column in the all-day lane, by the first day of some weeks.
  private var lanes = NearbyCache<[[Occurrence]]>(limit: 4)
  private let headings = ResourceHeadings()

  /// The values from which the list of resources is made. While they are equal, the list is unchanged.
  private struct Source: Equatable {
    var generation: Int
    var days: Range<DayNumber>?
    var options: ResourceOptions
    var title: String

    static func == (a: Source, b: Source) -> Bool {
      a.generation == b.generation && a.days == b.days && a.options == b.options && a.title.hasSameBytes(as: b.title)
    }
  }

  override var list: [Resource?] { resources }

  override func update(_ context: LevelContext, _ days: Range<DayNumber>) -> Bool {
    let source = Source(
      generation: context.timeline?.generation ?? -1, days: days, options: context.configuration.resources,
      title: context.texts.phrases.noResource)
    let isSameTimeline = timeline === context.timeline
    if isSameTimeline, self.source == source { return false }
    if !isSameTimeline || self.source?.generation != source.generation {
      timeline = context.timeline
      all = ResourceList(timeline?.resources() ?? [])
      forget()
    }
    self.source = source
    let old = resources
    choose(days, source.options)
    guard old != resources else { return false }
    forget()
    return true
  }

  private func forget() {
    columnsOfEvent.removeAll()
    days.removeAll()
    lanes.removeAll()
  }

  // MARK: - The list

  /// Chooses the resources that have columns in a period.
  private func choose(_ days: Range<DayNumber>, _ options: ResourceOptions) {
    var hasEvents = [Bool](repeating: false, count: all.resources.count)
    var hasUnassigned = false
    for occurrence in timeline?.occurrences(touching: days) ?? [] {
      guard let event = timeline?.event(occurrence.id.event)?.event else { continue }
      all.add(resourcesOf: event)
      while hasEvents.count < all.resources.count { hasEvents.append(false) }
      let ids = event.resourceIDs
      hasUnassigned = hasUnassigned || ids.isEmpty
      for id in ids { if let index = all.index(of: id) { hasEvents[index] = true } }
    }
    let word = TextFolding.fold(options.filter)
    let chosen = all.resources.indices.filter {
      (options.showsEmpty || hasEvents[$0]) && TextFolding.contains(all.resources[$0].title, word)
    }
    var columns = chosen.map { Int?.some($0) }
    if options.showsUnassigned, options.filter.utf8.isEmpty, hasUnassigned || chosen.isEmpty { columns.append(nil) }
    if let part = options.columns { columns = Array(columns[part.clamped(to: columns.indices)]) }
    (places, unassigned, resources) = ([Int](repeating: -1, count: all.resources.count), -1, [])
    for (place, index) in columns.enumerated() {
      if let index { places[index] = place } else { unassigned = place }
      resources.append(index.map { all.resources[$0] })
    }
    if resources.isEmpty { resources.append(nil) }
  }

  // MARK: - Events

  /// Returns the columns in which an event is shown.
  private func columns(of id: EventID) -> [Int] {
    if let known = columnsOfEvent[id.rawValue] { return known }
    let ids = timeline?.event(id)?.event.resourceIDs ?? []
    var columns = ids.compactMap { all.index(of: $0) }.map { places[$0] }.filter { $0 >= 0 }
    if ids.isEmpty, unassigned >= 0 { columns = [unassigned] }
    columnsOfEvent[id.rawValue] = columns
    return columns
  }

  private func distributed(_ occurrences: [Occurrence]) -> [[Occurrence]] {
    var result = [[Occurrence]](repeating: [], count: count)
    for occurrence in occurrences {
      for column in columns(of: occurrence.id.event) { result[column].append(occurrence) }
    }
    return result
  }

  override func events(_ all: [Occurrence], of resource: Int, on day: DayNumber) -> [Occurrence] {
    if let known = days[day.rawValue] { return resource < known.count ? known[resource] : [] }
    let made = distributed(all)
    days.insert(made, for: day.rawValue)
    return resource < made.count ? made[resource] : []
  }

  override func laneEvents(_ all: [Occurrence], of resource: Int, on days: Range<DayNumber>) -> [Occurrence] {
    if let known = lanes[days.lowerBound.rawValue] { return resource < known.count ? known[resource] : [] }
    let made = distributed(all)
    lanes.insert(made, for: days.lowerBound.rawValue)
    return resource < made.count ? made[resource] : []
  }

  override func withLane(_ all: [Occurrence]) -> [Int] {
    var found = [Bool](repeating: false, count: count)
    for occurrence in all where !occurrence.isBackground && TimelineSpan(occurrence).belongsToLane {
      for column in columns(of: occurrence.id.event) { found[column] = true }
    }
    return found.indices.filter { found[$0] }
  }

  override func businessHours(of resource: Int, _ standard: [BusinessHours]) -> [BusinessHours] {
    guard resource < resources.count, let hours = resources[resource]?.businessHours, !hours.isEmpty else {
      return standard
    }
    return hours
  }

  // MARK: - Headings

  override func layOutHeadings(
    in row: View, _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ columns: Range<Int>,
    isStale: Bool
  ) {
    headings.layOut(in: row, canvas, context, plan, columns, resources, isStale: isStale)
  }

  override func pinHeadings(_ canvas: TimelineCanvas, _ plan: TimelinePlan) { headings.pin(canvas, plan) }

  override func heading(of column: Int) -> View? { headings.heading(of: column) }
}
