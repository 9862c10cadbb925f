import Almanac
import TestSupport
import Testing

struct CalendarScreenTests {
  @Test("the panel is beside the calendar from 1,000 points on, at the side where reading begins")
  func docking() throws {
    let wide = try ScreenHarness()
    #expect(wide.panel.frame == Rect(x: 0, y: 0, width: 264, height: 800))
    #expect(wide.screen.calendar.frame == Rect(x: 264, y: 0, width: 936, height: 800))
    var arabic = LocaleInfo.english
    arabic.isRightToLeft = true
    let mirrored = try ScreenHarness(locale: arabic)
    #expect(mirrored.panel.frame.minX == 936)
    #expect(mirrored.screen.calendar.frame.minX == 0)
    let narrow = try ScreenHarness(width: 999)
    #expect(!narrow.screen.isPanelShown)
    #expect(narrow.screen.calendar.frame.width == 999)
  }

  @Test("without a panel the calendar has the whole window and no button for it")
  func none() throws {
    let harness = try ScreenHarness(panelMode: .none)
    #expect(harness.screen.calendar.frame == Rect(x: 0, y: 0, width: 1_200, height: 800))
    #expect(!harness.names(.button).contains("Show or hide panel"))
    harness.screen.togglePanel()
    #expect(!harness.screen.isPanelShown)
    harness.screen.panelMode = .closed
    harness.settle()
    #expect(harness.names(.button).contains("Show or hide panel"))
    #expect(!harness.screen.isPanelShown)
  }

  @Test("its button closes the panel and opens it, as it was")
  func toggling() throws {
    let harness = try ScreenHarness()
    harness.type("dent")
    harness.press(.button, "Show or hide panel")
    #expect(!harness.screen.isPanelShown)
    #expect(harness.screen.calendar.frame.width == 1_200)
    harness.press(.button, "Show or hide panel")
    #expect(harness.screen.isPanelShown)
    #expect(harness.panel.field.text == "dent")
    #expect(harness.panel.isSearching)
  }

  @Test("in a narrow window the panel lies over the calendar until it is closed", arguments: [320.0, 700])
  func sheet(width: Double) throws {
    let harness = try ScreenHarness(width: width)
    func open() {
      harness.press(.button, "Show or hide panel")
      #expect(harness.screen.isPanelShown)
      #expect(harness.focused.map { $0.isDescendant(of: harness.panel) } == true)
    }
    open()
    #expect(harness.panel.frame.width == min(320, width - 48))
    #expect(harness.screen.calendar.frame.width == width)
    harness.key(.escape)
    #expect(!harness.screen.isPanelShown)
    #expect(harness.focused?.accessibility.label == "Show or hide panel")
    open()
    harness.press(.button, "Close")
    #expect(!harness.screen.isPanelShown)
    open()
    harness.views.tap(at: Point(x: width - 10, y: 400))
    harness.settle()
    #expect(!harness.screen.isPanelShown)
    open()
    harness.type("dentist")
    harness.key(.enter)
    #expect(!harness.screen.isPanelShown)
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 1)
  }

  @Test("what is open stays open when the window becomes wide, and comes back when it was narrow for a while")
  func resizing() throws {
    let harness = try ScreenHarness(width: 700, panelMode: .closed)
    harness.press(.button, "Show or hide panel")
    harness.views.window.send(.resize(Size(width: 1_200, height: 800)))
    harness.settle()
    #expect(harness.screen.isPanelShown)
    #expect(harness.screen.calendar.frame.minX == 264)
    harness.views.window.send(.resize(Size(width: 500, height: 800)))
    harness.settle()
    #expect(!harness.screen.isPanelShown)
    harness.views.window.send(.resize(Size(width: 1_000, height: 800)))
    harness.settle()
    #expect(harness.screen.isPanelShown)
  }

  @Test("keys are the calendar's while nothing has the focus, and not while the panel has it")
  func keys() throws {
    let harness = try ScreenHarness()
    #expect(harness.key(.arrowRight))
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 1)
    harness.views.window.send(.focus(harness.panel.field.id))
    #expect(!harness.key(.arrowRight))
    harness.key(.arrowDown)
    #expect(!harness.key(.letterT))
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 1)
  }

  @Test("nothing is kept alive by a closed window")
  func lifetime() throws {
    weak var screen: CalendarScreen?
    weak var panel: CalendarPanel?
    do {
      let harness = try ScreenHarness()
      harness.type("dent")
      (screen, panel) = (harness.screen, harness.panel)
      harness.views.window.close()
      try harness.store.load([ScreenHarness.event("late", on: 0, hour: 3)])
    }
    #expect(screen == nil)
    #expect(panel == nil)
  }
}
