import BrowserDriver
import Testing

/// What people do on the page of `almanac serve`, only with what they see: in the calendar, the menu, and the dialogs.
extension MonthPage {
  /// The dialog on top, as an expression.
  static let topDialog = "[...document.querySelectorAll('dialog[open]')].at(-1)"

  /// Whether the field of a popover has the focus, as an expression.
  static let isInField = "probe.root.querySelector('[role=dialog] input') === probe.focused"

  // MARK: - Mouse and finger

  /// Clicks on a visible element of the calendar with a role, by a part of its name.
  func click(_ role: String, named name: String) async throws {
    try await click(try await find(role, named: name))
  }

  func click(_ element: Element) async throws {
    let place = try await center(of: element)
    try await driver.click(x: place.x, y: place.y)
    try await driver.settle()
  }

  /// Clicks on an element outside of the calendar as soon as it is there.
  /// - Parameter expression: yields the element.
  func click(node expression: String) async throws {
    try await driver.until("probe.node = (\(expression))")
    let place = try await driver.js(
      """
      (({ x, y, width, height }) => [x + width / 2, y + height / 2])(
        (probe.node.scrollIntoView({ block: 'nearest' }), probe.node.getBoundingClientRect()))
      """, as: [Double].self)
    try await driver.click(x: place[0], y: place[1])
    // The page may go elsewhere.
    try? await driver.settle()
  }

  /// Clicks on a button of the dialog on top.
  func click(dialogButton name: String) async throws {
    try await click(
      node: """
        [...\(Self.topDialog).querySelectorAll('button')].find((each) =>
          (each.ariaLabel ?? each.textContent) === \(Self.quoted(name)) && !each.disabled)
        """)
  }

  /// Waits until the menu is complete: the server says whether it has people.
  func waitForMenu() async throws {
    try await driver.until("document.querySelectorAll('.almanac-menu [role=menuitem]').length === 6")
  }

  /// Opens the menu of the page with the mouse, and chooses an item, which opens a dialog.
  func choose(menuItem title: String) async throws {
    try await waitForMenu()
    try await click(node: "document.querySelector('.almanac-menu-button')")
    try await click(
      node: """
        [...document.querySelectorAll('.almanac-menu [role=menuitem]')].find((each) =>
          each.textContent === \(Self.quoted(title)))
        """)
    try await driver.until("document.querySelector('dialog[open]')")
    try await driver.settle()
  }

  /// Taps on a visible button of the calendar, by a part of its name.
  func tap(button name: String) async throws {
    let place = try await center(of: try await find("button", named: name))
    try await browser.setFingers([place], areDown: false)
    try await browser.setFingers([], areDown: false)
    try await driver.settle()
  }

  /// Opens the form of an event: with a click on the event, and one on "Edit…" in its details.
  func openForm(of title: String) async throws {
    try await click(button: title)
    try await waitForDetails()
    try await click(button: "Edit…")
    try await driver.until("probe.root.querySelector('[role=dialog] textarea')")
    try await driver.settle()
  }

  // MARK: - Keys

  /// Types small letters, digits, and spaces.
  func write(_ text: String) async throws {
    for character in text {
      let digit = character.wholeNumberValue
      try await driver.press(character == " " ? .space : digit.map { .digit($0) } ?? .letter(character))
    }
    try await driver.settle()
  }

  /// Presses Tab until a condition holds.
  func tab(to condition: String) async throws {
    for _ in 0..<80 {
      if try await driver.js("Boolean(\(condition))") == true { return }
      try await press(.tab)
    }
    throw BrowserError.unexpected("Tab leads nowhere where \(condition)")
  }

  /// Presses Tab until the field of the dialog with a label has the focus.
  func tab(toField label: String) async throws {
    try await tab(
      to: "document.activeElement.closest('label')?.firstChild.textContent === \(Self.quoted(label))")
  }

  /// Opens the menu of the page with keys, and chooses an item, which opens a dialog.
  func chooseByKeys(menuItem title: String) async throws {
    try await waitForMenu()
    try await tab(to: "document.activeElement.className === 'almanac-menu-button'")
    try await press(.enter)
    for _ in 0..<8 {
      if try await driver.js("document.activeElement.textContent", as: String.self) == title { break }
      try await press(.arrowDown)
    }
    try await press(.enter)
    try await driver.until("document.querySelector('dialog[open]')")
    try await driver.settle()
  }

  /// Loads the page again, also if its URL names a place.
  func loadAgain() async throws {
    try await driver.js("(probe.isOld = true, setTimeout(() => location.reload()), true)")
    try await waitUntilLoadedAgain()
  }

  /// Waits until the page is another one than that with `probe.isOld`, and shows its events.
  func waitUntilLoadedAgain() async throws {
    try await driver.until("!probe.isOld && probe.host?.hasAttribute('ready') && probe.hasEvents")
    try await driver.settle()
  }

  // MARK: - Results

  /// The visible bars of an event in the calendar beside the panel, from the top.
  func bars(named title: String) async throws -> [Element] {
    try await visible("button").filter { $0.name.contains(title) && $0.frame[0] >= Self.panelWidth }
      .sorted { $0.frame[1] < $1.frame[1] }
  }

  /// The width of the panel, in points.
  static let panelWidth = 264.0
}
