import AlmanacUI
import Testing
import UIKit

// example
final class AppointmentsController: AlmanacCalendarViewController {
  override func events(on day: DayNumber) -> [Event] {
    guard day == configuration.today else { return [] }
    return [Event(title: "Dentist", day: day)]
  }

  override func didSelect(_ day: DayNumber) { title = "\(events(on: day).count) events" }
}
// end

extension UITests {
  @Suite("Examples on Apple platforms: MBCalendarKit")
  @MainActor struct ClassicAppExamples {
    @Test("AP-58: a controller and a view take the place of those of MBCalendarKit")
    func classic() {
      let today = DayNumber(20_778)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      // example
      let calendar = AlmanacCalendarUIView(preset: .classic, configuration: CalendarConfiguration(today: today))
      calendar.onSelect = { day in print(day) }
      view.addSubview(calendar)
      let height = calendar.sizeThatFits(view.bounds.size).height
      calendar.dayContent = { context, former in
        guard context.flags.contains(.today) else { return nil }
        let ring = former ?? UIView(frame: .zero)
        ring.backgroundColor = .systemBlue
        return ring
      }
      // end
      #expect(height > 200)
      let controller = AppointmentsController(configuration: CalendarConfiguration(today: today))
      #expect(controller.events(on: today).count == 1)
      controller.calendar.send(.select(today + 1))
      #expect(controller.title == "0 events")
    }
  }
}
