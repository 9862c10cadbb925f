import Almanac

/// A target for headers of images, addresses of images, and lines of a file that contain images; each input is used as
/// all three.
struct ImagesTarget: FuzzTarget {
  static let name = "images"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var bytes = random.chance(50) ? Self.header(&random) : Array(Self.line(&random).utf8)
    if random.chance(70) { ByteMutator.mutate(&bytes, changes: 4, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    if let source = try? ImageSource(input), let size = source.size {
      try require(
        size.width >= 1 && size.height >= 1 && size.width * size.height <= Double(ImageSource.pixelLimit),
        "an image has a size within bounds")
    }
    let text = String(decoding: input, as: UTF8.self)
    if let source = try? ImageSource(address: text), case .remote(let address) = source.content {
      try require(!address.utf8.contains { $0 <= 0x20 || $0 == 0x22 }, "an address needs no escapes", text)
    }
    let day = EventTime.day(DayNumber(0))
    var event = Event(
      uid: "a", calendar: CalendarID(1), summary: "", start: day, end: day,
      otherLines: text.split(separator: "\n").map { String($0) })
    guard let image = event.image else { return }
    if case .data(let bytes) = image.content {
      try require(!bytes.isEmpty, "an image that is a file has bytes", text)
      // The parameters are left out, because a line may contain more of them than can be written.
      let plain = EventImage(.data(bytes), display: image.display)
      event.image = plain
      try require(event.image == plain, "an image is the same after being written", text)
    }
    event.image = nil
    try require(event.images.isEmpty, "an event whose image is taken away has none", text)
  }

  private static func header(_ random: inout FuzzRandom) -> [UInt8] {
    func number(_ count: Int, _ random: inout FuzzRandom) -> [UInt8] {
      (0..<count).map { _ in random.chance(50) ? 0 : UInt8(random.int(0...255)) }
    }
    switch random.int(0...5) {
    case 0:
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number(8, &random)
    case 1: return Array("GIF89a".utf8) + number(4, &random)
    case 2:
      var bytes: [UInt8] = [0xFF, 0xD8]
      for _ in 0..<random.int(0...4) {
        let length = random.int(0...9)
        bytes += [0xFF, random.pick([0xE0, 0xE1, 0xDB, 0xC4, 0xFF, 0x01]), 0, UInt8(length)] + number(length, &random)
      }
      return bytes + [0xFF, random.pick([0xC0, 0xC2, 0xDA, 0xD9]), 0, 11, 8] + number(5, &random)
    case 3:
      let chunk = random.pick(["VP8 ", "VP8L", "VP8X"])
      return Array(("RIFF0000WEBP" + chunk).utf8) + number(4, &random) + [0x2F, 0, 0, 0x9D, 0x01, 0x2A]
        + number(8, &random)
    default:
      let parts = ["<?xml?>", "<!-- <svg> -->", "<!DOCTYPE svg>", " ", "<svg>", "<svg/>", "<", "!", "--", "\u{FEFF}"]
      return Array((0..<random.int(0...6)).map { _ in random.pick(parts) }.joined().utf8)
    }
  }

  private static func line(_ random: inout FuzzRandom) -> String {
    let parts = [
      ";VALUE=BINARY", ";VALUE=URI", ";ENCODING=BASE64", ";FMTTYPE=image/png", ";DISPLAY=BADGE,GRAPHIC",
      ";ALTREP=\"a:b\"",
      ":", "Zm9v", "Zg==", "https://a/b", "data:image/png;base64,", "data:,%41", "\nBEGIN:VALARM\n", "\nEND:VALARM\n",
      "\nIMAGE", "\"", "=",
    ]
    return "IMAGE" + (0..<random.int(0...8)).map { _ in random.pick(parts) }.joined()
  }
}
