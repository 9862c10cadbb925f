import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// The headings of resources, and what a decorator shows in them.
struct ResourceHeadingTests {
  /// A decorator that notes for which headings it is asked, and marks their views.
  private final class Marker: CalendarDecorator {
    var asked: [String] = []

    func calendarView(
      _ view: CalendarView, willDisplayResourceHeading title: View, of resource: Resource?, on day: DayNumber?
    ) {
      asked.append((resource?.title ?? "-") + (day.map { " \($0 - november(16))" } ?? ""))
      title.hostedContent = resource?.id ?? "none"
    }
  }

  @Test(
    "WK-204: a decorator receives the resource of each heading, and its day if each day has its own headings",
    arguments: [ResourceOrder.resources, .days])
  func decorator(order: ResourceOrder) throws {
    let store = try MemoryEventStore.holding([
      .timed("walk", november(16), 9 * 3600, november(16), 10 * 3600)
    ])
    for (id, title) in [("a", "Attic"), ("b", "Barn")] { try store.apply(.putResource(Resource(id: id, title: title))) }
    var configuration = CalendarConfiguration.november(.british)
    configuration.levels = [.month, .resources(days: 2)]
    configuration.initialLevel = CalendarLevel.resources(days: 2).id
    configuration.initialDay = november(16)
    configuration.resources.order = order
    let harness = CalendarHarness(
      configuration: configuration, store: store, size: Size(width: 1600, height: 700))
    harness.settle()
    let marker = Marker()
    harness.view.decorator = marker
    harness.settle()
    let wanted =
      order == .days
      ? ["Attic 0", "Barn 0", "- 0", "Attic 1", "Barn 1", "- 1"] : ["Attic", "Barn", "-"]
    #expect(Set(wanted).isSubset(of: Set(marker.asked)), "\(marker.asked)")
    #expect(marker.asked.allSatisfy { ($0.split(separator: " ").count == 2) == (order == .days) })
    let headings = harness.shownViews(ResourceHeading.self).filter { $0.frame.width > 100 }
    #expect(Set(headings.map { $0.content.hostedContent }) == ["a", "b", "none"])
    for heading in headings {
      #expect(heading.frame.width >= heading.content.frame.maxX && heading.content.frame.width > 40)
    }
  }
}
