import Almanac

/// An invisible page, on which programs test what a page may send.
package final class PageTrial {
  private let port = SilentPort()
  private let session: WebSession

  /// Creates an element that shows nothing yet.
  package init() {
    session = WebSession(port: port)
    session.settings.declaredToday = DayNumber(20_778)
  }

  /// Shows the calendar, or the changes since the last call.
  package func show() {
    session.start(size: Size(width: 800, height: 600), scale: 1, reducesMotion: true)
    for step in 1...3 { session.tick(now: Double(step)) }
  }

  /// Sets options in the form of `almanac_options`.
  package func setOptions(_ bytes: [UInt8]) { session.setOptions(bytes) }
  /// Sets custom properties in the form of `almanac_tokens`.
  package func setTokens(_ bytes: [UInt8]) { session.setTokens(bytes) }
  /// Sets decorations in the form of `almanac_decorations`.
  package func setDecorations(_ numbers: [UInt8], labels: String) { session.setDecorations(numbers, labels: labels) }

  /// Clears all options, custom properties, and decorations.
  package func clear() {
    var bytes: [UInt8] = []
    for option in PageOption.allCases { bytes += [option.rawValue, 255, 255, 255, 255] }
    session.setOptions(bytes)
    session.setTokens([])
    session.setDecorations([], labels: "")
  }

  /// The words of all frames so far, and their texts.
  package var frames: (words: [Int32], text: [UInt8]) { (port.words, port.text) }
}

/// A page that records its frames and provides no data.
private final class SilentPort: WebPort {
  var words: [Int32] = []
  var text: [UInt8] = []

  func commit(words: [Int32], text: [UInt8]) {
    self.words += words
    self.text += text
  }

  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8]) {}
  func requestFrame() {}
  func focus(_ view: Int32) {}
  func post(_ message: WebMessage, _ fields: [String]) -> Bool { false }
  func ask(_ message: WebMessage, _ fields: [String]) -> OptionValue { OptionValue(bytes: []) }
  func noteSeries(_ uid: String, _ title: String) {}
  func newUID() -> String { "" }
  func zone(_ identifier: String) -> String? { nil }
}
