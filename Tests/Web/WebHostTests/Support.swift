import Almanac

@testable import WebHost

/// A page that records the calls of the engine.
final class RecordingPort: WebPort {
  struct Message: Equatable {
    var kind: WebMessage
    var fields: [String]
  }

  var frames: [[Mutation]] = []
  /// The images that were sent, by number, each with its format; forgotten ones included.
  var images: [Int32: (format: ImageFormat?, bytes: [UInt8])] = [:]
  var words: [Int32] = []
  /// The text of the latest frame, with the rules of its layers.
  var allText = ""
  var messages: [Message] = []
  var focused: [Int32] = []
  var frameRequests = 0
  /// The answers of `zone`.
  var zones: [String: String] = [:]
  var askedZones: [String] = []
  private var uidCount = 0

  func commit(words: [Int32], text: [UInt8]) {
    self.words = words
    allText = String(decoding: text, as: UTF8.self)
    frames.append(MutationDecoder(words: words, text: text).decode())
  }

  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8]) { images[id] = (format, bytes) }

  func requestFrame() { frameRequests += 1 }

  func focus(_ view: Int32) { focused.append(view) }

  /// The kinds of messages after which the page prevents what would follow.
  var prevented: Set<WebMessage> = []

  func post(_ message: WebMessage, _ fields: [String]) -> Bool {
    messages.append(Message(kind: message, fields: fields))
    return prevented.contains(message)
  }

  /// The questions of the engine, and the functions that answer them; by default, there is no answer.
  var asked: [Message] = []
  var answers: [WebMessage: ([String]) -> [UInt8]] = [:]

  func ask(_ message: WebMessage, _ fields: [String]) -> OptionValue {
    asked.append(Message(kind: message, fields: fields))
    return OptionValue(bytes: answers[message]?(fields) ?? [])
  }

  /// The UID and the title of each series that was noted.
  var noted: [[String]] = []
  func noteSeries(_ uid: String, _ title: String) { noted.append([uid, title]) }

  func newUID() -> String {
    uidCount += 1
    return "new-\(uidCount)"
  }

  func zone(_ identifier: String) -> String? {
    askedZones.append(identifier)
    return zones[identifier]
  }

  /// The latest message of a kind.
  func last(_ kind: WebMessage) -> [String]? { messages.last { $0.kind == kind }?.fields }

  /// All texts and labels that were sent, in order.
  var texts: [String] {
    frames.joined().compactMap { mutation in
      switch mutation {
      case .text(_, let text), .label(_, let text): text
      default: nil
      }
    }
  }
}

extension WebSession {
  /// Takes an answer of a server about days in view.
  func receive(_ answer: [UInt8], number: Int = 1) {
    answers.receive(answer, number: number, days: DayNumber(0)..<DayNumber(0))
  }
}

/// The inverse of `MutationEncoder`. The rules of `layers` are decoded as these layers.
struct MutationDecoder {
  var words: [Int32]
  var text: [UInt8]
  var layers: [Layer] = []
  var styles = LayerStyleSheet(palette: .standard)
  var images: [Image] = []

  func decode() -> [Mutation] {
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    var result: [Mutation] = []
    var index = 0
    var cursor = 0
    func word() -> Int32 {
      defer { index += 1 }
      return words[index]
    }
    func string() -> String {
      let length = Int(word())
      defer { cursor += length }
      return String(decoding: units[cursor..<cursor + length], as: UTF16.self)
    }
    func points() -> Double { Double(word()) / MutationEncoder.unitsPerPoint }
    func rect() -> Rect {
      let (x, y) = (points(), points())
      return Rect(x: x, y: y, width: points(), height: points())
    }
    while index < words.count {
      guard let operation = MutationEncoder.Operation(rawValue: word()) else { return result }
      let id = ViewID(word())
      switch operation {
      case .create:
        let parent = ViewID(word())
        result.append(.create(id, parent: parent, traits: ViewTraits(rawValue: UInt16(word()))))
      case .part: result.append(.part(id, ViewPart(UInt8(word()))))
      case .remove: result.append(.remove(id))
      case .raise: result.append(.raise(id))
      case .frame: result.append(.frame(id, rect()))
      case .style: result.append(.style(id, LayerID(word())))
      case .layer:
        let layerID = LayerID(id.rawValue)
        let rule = string()
        result.append(.layer(layerID, layers.first { styles.rule(layerID, $0) == Array(rule.utf8) } ?? .clear))
      case .text: result.append(.text(id, string()))
      case .hidden: result.append(.hidden(id, word() == 1))
      case .role:
        let role = AccessibilityNode.Role(rawValue: UInt8(word())) ?? .none
        let row = Int(word())
        result.append(.role(id, role, rowIndex: row, columnIndex: Int(word())))
      case .extent:
        let numbers = (0..<4).map { _ in Int(word()) }
        result.append(
          .extent(
            id,
            AccessibilityNode.Extent(
              position: numbers[0], count: numbers[1], rowCount: numbers[2], columnCount: numbers[3])))
      case .label: result.append(.label(id, string()))
      case .states: result.append(.states(id, AccessibilityNode.States(rawValue: UInt32(word()))))
      case .owned:
        let count = word()
        result.append(.owned(id, (0..<count).map { _ in ViewID(word()) }))
      case .tabStop: result.append(.tabStop(id, word() == 1))
      case .contentSize:
        let width = points()
        result.append(.contentSize(id, Size(width: width, height: points())))
      case .scroll:
        let x = points()
        result.append(.scroll(id, to: Point(x: x, y: points())))
      case .image:
        let source = ImageID(word())
        let mode = word()
        let opacity = Double(word()) / 65_536
        let (tint, label) = (string(), string())
        let image = images.first {
          Int32($0.contentMode.rawValue) == mode && $0.opacity == opacity && styles.tint(of: $0) == Array(tint.utf8)
            && $0.label == label
        }
        result.append(.image(id, source, source == .none ? nil : image))
      case .forgetImage: result.append(.forgetImage(ImageID(id.rawValue)))
      case .link: result.append(.link(id, string()))
      case .hostedContent: result.append(.hostedContent(id, string()))
      case .effect:
        let factors = (0..<3).map { _ in Double(word()) / 65_536 }
        let x = points()
        result.append(
          .effect(
            id,
            ViewEffect(
              scaleX: factors[0], scaleY: factors[1], offset: Point(x: x, y: points()), opacity: factors[2])))
      }
    }
    return result
  }
}
