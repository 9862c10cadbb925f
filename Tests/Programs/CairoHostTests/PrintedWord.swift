#if Pictures
  import Almanac
  import CCairo
  import Foundation
  import Testing

  /// A word of a document, as a program that reads documents finds it.
  struct PrintedWord {
    /// The index of its page.
    var page: Int
    var text: String
    /// The frame of its line, in points from the upper left corner of the page.
    var box: Rect

    /// The frame without the room that a font leaves above and below its letters.
    var letters: Rect { Rect(x: box.minX, y: box.minY + box.height / 4, width: box.width, height: box.height / 2) }

    /// Returns the words of a document; `nil` if no program reads it.
    static func all(in document: [UInt8]) throws -> [PrintedWord]? {
      guard let text = try run("pdftotext", ["-bbox-layout", "FILE", "-"], document) else { return nil }
      var words: [PrintedWord] = []
      for (page, part) in text.components(separatedBy: "<page ").dropFirst().enumerated() {
        for word in part.components(separatedBy: "<word xMin=\"").dropFirst() {
          // 1" yMin="2" xMax="3" yMax="4">text</word>
          let fields = word.components(separatedBy: "\"")
          let numbers = [0, 2, 4, 6].compactMap { $0 < fields.count - 1 ? Double(fields[$0]) : nil }
          try #require(numbers.count == 4, "\(word)")
          let box = Rect(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
          words.append(PrintedWord(page: page, text: String(fields[7].dropFirst().prefix { $0 != "<" }), box: box))
        }
      }
      return words
    }

    /// Returns the sizes of type in a document that Cairo wrote, in points. Its pages are compressed; each text in them has
    /// a matrix, whose fourth number is the size.
    static func typeSizes(in document: [UInt8]) throws -> Set<Double> {
      let data = Data(document)
      let start = Data("stream\n".utf8)
      var room = [UInt8](repeating: 0, count: 1 << 23)
      var sizes: Set<Double> = []
      var rest = data.startIndex..<data.endIndex
      while let found = data.range(of: start, in: rest) {
        rest = found.upperBound..<data.endIndex
        var count = uLong(room.count)
        let status = data[rest].withUnsafeBytes { bytes in
          uncompress(&room, &count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), uLong(bytes.count))
        }
        // The end of a stream is found, too.
        guard status == Z_OK else { continue }
        let page = String(decoding: room[..<Int(count)], as: UTF8.self)
        for text in page.components(separatedBy: " Tm\n").dropLast() {
          let matrix = (text.components(separatedBy: "\n").last ?? "").components(separatedBy: " ").suffix(6)
          sizes.insert(abs(try #require(matrix.dropFirst(3).first.flatMap { Double($0) })))
        }
      }
      return sizes
    }
  }
#endif
