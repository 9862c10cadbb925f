import Almanac
import BrowserDriver
import Testing

/// Changes and deletions.
extension PageTests.TaskTests {
  /// A calendar with "Training" every week from two weeks ago on.
  private static let series = scene {
    var training = Scene.timed("Training", on: Scene.today - 14, hour: 9)
    training.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    $0.events = [training]
  }

  // MARK: - The form

  @Test("Task 8: the title of an event is changed in its form", arguments: Engine.available)
  func title(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      try await page.openForm(of: "Lunch")
      try await page.driver.until("probe.focused?.value === 'Lunch'")
      try await page.write("supper")
      try await page.click(button: "Save")
      try await page.wait(forEdits: 1)
      #expect(try await page.edits().first?.hasSuffix(" supper 2026-11-21T12:00 2026-11-21T13:00") == true)
      _ = try await page.find("button", named: "supper")
      try await page.waitUntilSaved()
    }
  }

  @Test("Task 9: a list of times starts an event half an hour later")
  func time() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.openForm(of: "Lunch")
      try await page.click(button: "Starts, Time")
      _ = try await page.find("option", named: "12:30 PM")
      try await Self.expectAccessible(page, "times")
      try await page.click("option", named: "12:30 PM")
      try await page.click(button: "Save")
      try await page.wait(forEdits: 1)
      #expect(try await page.edits().first?.hasSuffix(" Lunch 2026-11-21T12:30 2026-11-21T13:30") == true)
      try await page.waitUntilSaved()
    }
  }

  @Test("Task 10: an event takes place every week after a click on that")
  func weekly() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.openForm(of: "Lunch")
      try await page.click(button: "Repeats")
      try await page.click("option", named: "every week")
      try await Self.expectAccessible(page, "repetition")
      try await page.click(button: "Save")
      try await page.wait(forEdits: 1)
      for day in ["November 28", "December 5"] {
        _ = try await page.find("gridcell", named: "\(day), 2026, 1 event")
      }
      try await page.waitUntilSaved()
    }
  }

  @Test("Task 11: a reminder 10 minutes before the start is chosen, and kept with the event")
  func reminder() async throws {
    // In the afternoon, or the page would remind at once.
    let scene = Self.scene { $0.events = [Scene.timed("Lunch", hour: 15)] }
    try await MonthPage.open(scene) { page in
      try await page.openForm(of: "Lunch")
      try await page.click(button: "Reminder")
      _ = try await page.find("option", named: "10 minutes before")
      try await Self.expectAccessible(page, "reminders")
      try await page.click("option", named: "10 minutes before")
      try await page.click(button: "Save")
      try await page.wait(forEdits: 1)
      try await page.waitUntilSaved()
      let object = "api/calendars/1/events/Lunch-\(Scene.today.rawValue)"
      let text = try await page.driver.js(
        "fetch('\(object)', { headers: { Authorization: 'Bearer secret' } }).then((answer) => answer.text())",
        as: String.self)
      #expect(text.contains("TRIGGER:-PT10M"))
    }
  }

  @Test("Task 12: the menu of an event puts it into another calendar, with which it is hidden")
  func otherCalendar() async throws {
    try await MonthPage.open(Self.scene()) { page in
      let lunch = try await page.center(of: try await page.find("button", named: "Lunch"))
      try await page.browser.rightClick(at: lunch)
      _ = try await page.find("menuitem", named: "Move to Home")
      try await Self.expectAccessible(page, "menu of the event")
      try await page.click("menuitem", named: "Move to Home")
      try await page.wait(forEdits: 1)
      try await page.waitUntilSaved()
      try await page.click("checkbox", named: "Home")
      try await page.driver.until("!probe.find('button', 'Lunch')")
    }
  }

  // MARK: - Deletions

  @Test(
    "Task 14: an event is deleted from its details, and Undo in the notice restores it", arguments: Engine.available)
  func deletion(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      try await page.click(button: "Lunch")
      try await page.waitForDetails()
      try await Self.expectAccessible(page, "details", in: engine)
      try await page.click(button: "Delete")
      try await page.wait(forEdits: 1)
      try await page.driver.until("!probe.find('button', 'Lunch')")
      try await page.click(button: "Undo")
      try await page.wait(forEdits: 2)
      _ = try await page.find("button", named: "Lunch")
      #expect(try await page.edits() == ["delete", "undo Lunch 2026-11-21T12:00 2026-11-21T13:00"])
      try await page.waitUntilSaved()
    }
  }

  @Test("Task 14: on a phone, a finger opens the day, deletes an event, and presses Undo")
  func deletionByFinger() async throws {
    try await MonthPage.open(Self.scene(width: 390)) { page in
      try await page.tap(button: "Day")
      try await page.wait(forLevel: "day")
      try await page.tap(button: "Lunch")
      try await page.waitForDetails()
      try await Self.expectAccessible(page, "sheet of details")
      try await page.tap(button: "Delete")
      try await page.wait(forEdits: 1)
      try await page.picture("task-deleted-390")
      try await page.tap(button: "Undo")
      try await page.wait(forEdits: 2)
      _ = try await page.find("button", named: "Lunch")
      try await page.waitUntilSaved()
    }
  }

  // MARK: - Series

  @Test("Task 15: one event of a series is deleted, and the others stay")
  func oneOfSeries() async throws {
    try await MonthPage.open(Self.series) { page in
      let count = try await page.bars(named: "Training").count
      try await page.click(try #require(try await page.bars(named: "Training").dropFirst(2).first))
      try await page.waitForDetails()
      try await page.click(button: "Delete")
      _ = try await page.find("button", named: "Delete this event")
      try await Self.expectAccessible(page, "question about a series")
      try await page.click(button: "Delete this event")
      try await page.wait(forEdits: 1)
      try await page.waitUntilSaved()
      try await page.loadAgain()
      #expect(try await page.bars(named: "Training").count == count - 1)
      _ = try await page.find("gridcell", named: "November 28, 2026, 1 event")
      #expect(try await !page.gridcell(named: "November 21, 2026").name.contains("event"))
    }
  }

  @Test("Task 16: an event of a series is dragged to another day, and those after it follow")
  func following() async throws {
    try await MonthPage.open(Self.series) { page in
      let event = try #require(try await page.bars(named: "Training").dropFirst(2).first)
      let (x, y) = try await page.center(of: event)
      let width = try await page.gridcell(named: "November 21, 2026").frame[2]
      try await page.browser.drag([(x, y), (x - width, y)])
      try await page.click(button: "Change this and following events")
      try await page.wait(forEdits: 1)
      for day in ["November 14", "November 20", "November 27"] {
        _ = try await page.find("gridcell", named: "\(day), 2026, 1 event")
      }
      try await page.waitUntilSaved()
    }
  }
}
