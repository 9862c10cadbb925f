extension Event {
  /// The images of the event, from the IMAGE lines of `otherLines`, in order, so files and stores preserve them. Skips
  /// invalid lines and ATTACH. Decoded on each access.
  public var images: [EventImage] {
    var result: [EventImage] = []
    forEachImageLine { _, image in if let image { result.append(image) } }
    return result
  }

  /// The image that fits best next to a title: the first one with the smallest purpose. Setting it replaces all images
  /// with this one, or removes them. Decoded on each access.
  public var image: EventImage? {
    get {
      let images = images
      var best = images.first
      for image in images where image.display.rawValue < (best?.display.rawValue ?? 0) { best = image }
      return best
    }
    set {
      guard newValue != image else { return }
      var lines: [Int] = []
      forEachImageLine { index, _ in lines.append(index) }
      if let newValue {
        if let first = lines.first {
          otherLines[first] = newValue.line
          lines.removeFirst()
        } else {
          otherLines.append(newValue.line)
        }
      }
      for index in lines.reversed() { otherLines.remove(at: index) }
    }
  }

  /// Whether `otherLines` has an IMAGE line: a cheap check without decoding.
  var mayHaveImage: Bool { otherLines.contains { Event.isLine($0, "IMAGE") } }

  /// Calls `body` with the index and image of each IMAGE line outside of inner components such as alarms.
  private func forEachImageLine(_ body: (Int, EventImage?) -> Void) {
    var depth = 0
    for (index, line) in otherLines.enumerated() {
      guard let first = line.utf8.first else { continue }
      // The letters I, B and E in any case.
      guard first | 0x20 == 0x69 || first | 0x20 == 0x62 || first | 0x20 == 0x65 else { continue }
      if Event.isLine(line, "BEGIN:") { depth += 1 }
      if Event.isLine(line, "END:") { depth -= 1 }
      guard depth == 0, Event.isLine(line, "IMAGE") else { continue }
      var line = line
      switch line.withUTF8({ EventImage.read($0) }) {
      case .other: break
      case .image(let image): body(index, image)
      case .invalid: body(index, nil)
      }
    }
  }

  /// Returns whether a line begins with these capitals, in any case.
  static func isLine(_ line: String, _ start: StaticString) -> Bool {
    var index = 0
    for byte in line.utf8 {
      if index == start.utf8CodeUnitCount { return true }
      if (97...122 ~= byte ? byte - 32 : byte) != start.utf8Start[index] { return false }
      index += 1
    }
    return index == start.utf8CodeUnitCount
  }
}
