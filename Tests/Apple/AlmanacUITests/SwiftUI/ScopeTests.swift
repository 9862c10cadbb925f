import AlmanacUI
import Foundation
import SwiftUI
import Testing
import UIKit

/// A program as an app writes it. None of these names is qualified.
private struct Overview: View {
  var day: Binding<DayNumber?>
  var tint: Color = .red
  var icon: Image?
  var part: Section?
  let calendar: Calendar

  var body: some View { AlmanacCalendar(selection: day).calendarStyle(.standard) }
}

extension UITests {
  @Suite("Names beside SwiftUI")
  @MainActor struct ScopeTests {
    @Test("AP-56: View, Color, Image, Section and Calendar are those of SwiftUI and Foundation without qualification")
    func names() {
      let overview = Overview(day: .constant(DayNumber(20_778)), calendar: Calendar(identifier: .gregorian))
      #expect(overview.day.wrappedValue == DayNumber(20_778) && overview.calendar.identifier == .gregorian)
    }
  }
}
