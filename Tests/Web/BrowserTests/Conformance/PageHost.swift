import Almanac
import BrowserDriver
import Foundation
import HostConformance

@testable import WebHost

/// The page as a host under test: it gets the frames that a program would send, encoded as always; a person acts on it
/// in Chromium; and what it shows is read from its elements.
final class PageHost: ConformingHost {
  let capabilities = HostCapabilities.scrollsNatively
  /// The page lays out in 64ths of a point, each part of a chain of frames by itself.
  let precision = 0.1
  /// Every so often, the order of reading is that of the browser's own accessibility tree.
  private static let interval = 8
  private let page: BrowserPage
  private let emulation: Emulation
  private var port = PagePort()
  private var host: BrowserHost?
  private var count = 0
  /// The snapshots whose order of reading came from the accessibility tree.
  private(set) var treeCount = 0

  init(_ page: BrowserPage, _ emulation: Emulation) {
    self.page = page
    self.emulation = emulation
  }

  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws {
    try await emulate(surroundings)
    try await page.js(PageWire.source + PageReading.source + "wire.open()")
    port = PagePort()
    host = BrowserHost(port: port, scale: 1, palette: surroundings.palette)
    tell(surroundings.direction)
    _ = try await flush()
  }

  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws {
    host?.commit(FrameOutput(mutations: mutations))
  }

  nonisolated(nonsending) func perform(_ request: HostRequest) async throws { host?.perform(request) }

  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent] {
    let before = try await flush()
    switch act {
    case .click(let point, let count): try await page.click(x: point.x, y: point.y, times: count)
    case .tap(let point): try await page.tap(x: point.x, y: point.y)
    case .drag(let start, let end): try await page.drag([(start.x, start.y), (end.x, end.y)], steps: 4)
    case .wheel(let point, let delta):
      try await page.wheel(x: point.x, y: point.y, by: delta.y, horizontally: delta.x, [])
    case .pinch(let point, let factor):
      let (least, most) = factor > 1 ? (40.0, 40 * factor) : (40.0, 40 / factor)
      try await page.pinch(x: point.x, y: point.y, distances: least...most, inwards: factor < 1)
    case .key(let key): try await page.press(Self.keys[key.key] ?? .escape, key.modifiers == .shift ? .shift : [])
    case .type(let text): try await type(text)
    case .activate(let id): try await page.js("wire.find(\(id.rawValue)).click()")
    case .surround(let new):
      try await emulate(new)
      tell(new.direction)
    }
    return try await before + flush()
  }

  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot {
    let events = try await flush()
    let text = try await page.js("wire.read()", as: String.self)
    let reading = try JSONDecoder().decode(PageReading.self, from: Data(text.utf8))
    var snapshot = HostSnapshot(
      views: reading.shown, spoken: reading.spoken.map { ViewID($0) },
      focused: reading.focused == 0 ? nil : ViewID(reading.focused), events: events)
    count += 1
    if count % Self.interval == 0 {
      snapshot.spoken = try await page.spokenViews(of: reading)
      treeCount += 1
    }
    return snapshot
  }

  nonisolated(nonsending) func close() async throws {
    _ = try await flush()
    try await page.js("wire.element.remove()")
    host = nil
  }

  private nonisolated(nonsending) func emulate(_ surroundings: HostSurroundings) async throws {
    var emulation = emulation
    (emulation.width, emulation.height) = (Int(surroundings.size.width), Int(surroundings.size.height))
    emulation.isDark = surroundings.appearance == .dark
    emulation.now = nil
    try await page.emulate(emulation)
  }

  private func tell(_ direction: LayoutDirection) {
    _ = port.post(.locale, [direction == .rightToLeft ? "1" : "0", "Close", "", "", "", ""])
  }

  private nonisolated(nonsending) func type(_ text: String) async throws {
    try await page.js("wire.element.shadowRoot.activeElement.select()")
    if text.isEmpty { return try await page.press(.delete, []) }
    try await page.call("Input.insertText", ["text": .string(text)])
  }

  /// Gives the page what it has to show. Returns the events that it sent until nothing moved.
  private nonisolated(nonsending) func flush() async throws -> [InputEvent] {
    let calls = port.take()
    let text = try await page.js("wire.feed([\(calls.joined(separator: ","))]), wire.rest()", as: String.self)
    let heard = try JSONDecoder().decode([[JSONValue]].self, from: Data(text.utf8))
    return heard.compactMap(InputEvent.init)
  }

  private static let keys: [KeyEvent.Key: BrowserKey] = [
    .arrowLeft: .arrowLeft, .arrowRight: .arrowRight, .arrowUp: .arrowUp, .arrowDown: .arrowDown, .home: .home,
    .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .enter: .enter, .space: .space, .escape: .escape,
  ]
}

/// The calls of a program to the page, kept as arguments of `wire.feed`.
private final class PagePort: WebPort {
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func commit(words: [Int32], text: [UInt8]) {
    let text = MonthPage.quoted(String(decoding: text, as: UTF8.self))
    calls.append("['commit',[\(words.map { "\($0)" }.joined(separator: ","))],\(text)]")
  }

  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8]) {
    let list = bytes.map { "\($0)" }.joined(separator: ",")
    calls.append("['image',\(id),\(format.map { Int($0.rawValue) } ?? -1),[\(list)]]")
  }

  func requestFrame() {}

  func focus(_ view: Int32) { calls.append("['focus',\(view)]") }

  func post(_ message: WebMessage, _ fields: [String]) -> Bool {
    calls.append("['post',\(message.rawValue),\(MonthPage.quoted(fields.joined(separator: "\u{1F}")))]")
    return false
  }

  func ask(_ message: WebMessage, _ fields: [String]) -> OptionValue { OptionValue(bytes: []) }

  func noteSeries(_ uid: String, _ title: String) {}

  func newUID() -> String { "" }

  func zone(_ identifier: String) -> String? { nil }
}
