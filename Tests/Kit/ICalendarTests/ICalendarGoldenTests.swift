import Events
import Foundation
import ICalendar
import TestSupport
import Testing

/// Files of many programs, and hostile ones, from outside of the package.
struct ICalendarGoldenTests {
  private struct Valid: Decodable {
    var file: String
    var events: Int
  }

  private struct Hostile: Decodable {
    var file: String
    var expect: String
  }

  private func bytes(_ folder: URL, _ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  @Test("every valid file is read, with as many events as it has, and survives being written")
  func valid() throws {
    guard let folder = Golden.url("ics/valid"),
      let files = try Golden.decode([Valid].self, from: "ics/expected-valid.json")
    else { return }
    for file in files {
      let document = try read(bytes: bytes(folder, file.file))
      #expect(document.events.count + document.skippedEvents == file.events, "\(file.file)")
      let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
      #expect(again.events == document.events, "\(file.file)")
      for event in document.events { #expect(event.invalidity == nil, "\(file.file)") }
    }
  }

  @Test("malformed files are read or refused")
  func malformed() throws {
    guard let folder = Golden.url("ics/malformed") else { return }
    var salvaged = 0
    struct Malformed: Decodable { var file: String }
    let listed = try #require(try Golden.decode([Malformed].self, from: "ics/malformed.json")).map { $0.file }.sorted()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == listed)
    for file in files {
      do {
        let document = try read(bytes: bytes(folder, file))
        salvaged += document.events.isEmpty ? 0 : 1
        #expect(try read(bytes: Array(ICalendarWriter.write(document).utf8)).events == document.events, "\(file)")
      } catch is ICalendarError {
        continue
      }
    }
    #expect(!files.isEmpty)
    print("ics/malformed: \(files.count) files, events salvaged from \(salvaged)")
  }

  @Test("hostile files give what their index says")
  func hostile() throws {
    guard let folder = Golden.url("ics/hostile"),
      let files = try Golden.decode([Hostile].self, from: "ics/hostile/index.json")
    else { return }
    for file in files {
      let count = file.expect.split(separator: ":").last.flatMap { Int($0) } ?? 0
      do {
        let document = try read(bytes: bytes(folder, file.file))
        #expect(file.expect != "error", "\(file.file)")
        if file.expect.hasPrefix("valid") {
          #expect(document.events.count == count, "\(file.file)")
        } else {
          #expect(document.events.count >= count, "\(file.file)")
        }
      } catch is ICalendarError {
        #expect(!file.expect.hasPrefix("valid"), "\(file.file)")
      }
    }
  }

  @Test("the reader survives every cut and every changed byte of a file")
  func mutations() throws {
    let original = try fixture("ordinary.ics")
    var random = SeededGenerator(seed: 31)
    for length in stride(from: 0, to: original.count, by: 7) { _ = try? read(bytes: Array(original[..<length])) }
    for _ in 0..<1500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
        }
      }
      guard let document = try? read(bytes: bytes) else { continue }
      let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
      #expect(again == document)
    }
  }
}
