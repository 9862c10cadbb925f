import Almanac
import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A page on sheets of paper, as a program that reads documents finds it.
struct PrintedPage {
  /// A word, and where it is on its sheet.
  struct Word {
    var text: String
    /// The index of the sheet.
    var sheet: Int
    /// The frame of its line, in points from the upper left corner of the sheet.
    var frame: Rect
  }

  /// The text without spaces and marks of directions, with a form feed behind each sheet.
  var text: String
  var words: [Word]
  private var size: Size

  /// Prints a page.
  /// - Parameter paper: the size of sheets as they are held, in inches.
  /// - Returns: `nil` if no program reads documents.
  init?(_ page: MonthPage, _ paper: (width: Double, height: Double)) async throws {
    guard let reader = InstalledProgram.path("pdftotext") else { return nil }
    let answer = try await page.browser.call(
      "Page.printToPDF", ["paperWidth": .number(paper.width), "paperHeight": .number(paper.height)])
    let document = try #require(answer["data"]?.string.flatMap { Data(base64Encoded: $0) })
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    size = Size(width: paper.width * 72, height: paper.height * 72)
    // U+202A to U+202E surround words of the other direction.
    text = String(
      String.UnicodeScalarView(
        try Self.read(file, by: reader, "-raw").unicodeScalars.filter {
          ($0 == "\u{C}" || !$0.properties.isWhitespace) && !(0x202A...0x202E).contains($0.value)
        }))
    words = []
    let sheets = try Self.read(file, by: reader, "-bbox").components(separatedBy: "<page ").dropFirst()
    for (sheet, part) in sheets.enumerated() {
      for word in part.components(separatedBy: "<word xMin=\"").dropFirst() {
        // 1" yMin="2" xMax="3" yMax="4">text</word>
        let fields = word.components(separatedBy: "\"")
        let numbers = [0, 2, 4, 6].compactMap { $0 < fields.count - 1 ? Double(fields[$0]) : nil }
        try #require(numbers.count == 4, "\(word)")
        let frame = Rect(
          x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        words.append(Word(text: String(fields[7].dropFirst().prefix { $0 != "<" }), sheet: sheet, frame: frame))
      }
    }
  }

  /// The number of sheets.
  var sheetCount: Int { text.split(separator: "\u{C}").count }

  /// The words that reach into the margins of Chromium, 0.4 inches wide, or whose lines are lower than 6 points. A font
  /// leaves a third of a line free above and below its letters.
  var faults: [String] {
    words.filter { word in
      let (frame, free) = (word.frame, word.frame.height / 3)
      return frame.minX < Self.margin || frame.maxX > size.width - Self.margin || frame.minY + free < Self.margin
        || frame.maxY - free > size.height - Self.margin || frame.height < 6
    }.map { "\($0.text) at \($0.frame)" }
  }

  /// Two points less than 0.4 inches: Chromium rounds the sizes of sheets.
  private static let margin = 0.4 * 72 - 2

  private static func read(_ file: URL, by reader: String, _ form: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: reader)
    process.arguments = [form, file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
