import Almanac
import SwiftUI
import Testing

@testable import AlmanacUI

extension UITests {
  @Suite("Environment of SwiftUI")
  @MainActor struct EnvironmentTests {
    @Test("AP-54: text size, contrast, weight and motion of the environment change the shown calendar")
    func settings() {
      let hosting = StandInHosting { AlmanacCalendar(selection: .constant(nil as DayNumber?)) }
      let view = hosting.view
      #expect(view.engine.configuration.style == .standard && view.engine.window?.reducesMotion == false)
      hosting.environment.dynamicTypeSize = .accessibility5
      #expect(view.engine.configuration.style.month.barHeight == 40)
      hosting.environment.dynamicTypeSize = .large
      hosting.environment.colorSchemeContrast = .increased
      #expect(view.engine.configuration.style == .highContrast)
      hosting.environment.legibilityWeight = .bold
      #expect(view.canvas.tree.surroundings.isBold)
      hosting.environment.accessibilityReduceMotion = true
      #expect(view.engine.window?.reducesMotion == true)
    }
  }
}
