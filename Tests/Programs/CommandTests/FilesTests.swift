import Almanac
import EventStores
import Foundation
import SystemServices
import Testing

@testable import almanac_cli

@Suite("files and databases")
struct FilesTests {
  @Test("a file is replaced as a whole, and nothing else is left in its folder")
  func atomic() throws {
    try Folder.with { folder in
      try folder.write("old", "a.txt")
      try AtomicFile.write("new".utf8, to: folder.path("a.txt"))
      #expect(try folder.text("a.txt") == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.txt"])
    }
  }

  @Test("a file that cannot be written is an error in one line, and nothing is left behind")
  func atomicFailure() throws {
    try Folder.with { folder in
      try folder.write("x", "folder/inside")
      for (name, reason) in [("absent/a.txt", "no such file or directory"), ("folder", "is a directory")] {
        #expect(throws: FileWriteError(reason: reason)) { try AtomicFile.write("new".utf8, to: folder.path(name)) }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["folder"])
    }
  }

  @Test("a replaced file keeps its permissions, and a link stays a link")
  func attributes() throws {
    try Folder.with { folder in
      let path = try folder.write("old", "a.txt")
      #expect(chmod(path, 0o640) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a.txt")
      try AtomicFile.write("new".utf8, to: folder.path("link"))
      #expect(try folder.text("a.txt") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a.txt")
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(permissions == 0o640)
    }
  }

  @Test("a link to a file that does not exist yet leads to the new file", arguments: ["a.txt", "inside/a.txt"])
  func danglingLink(name: String) throws {
    try Folder.with { folder in
      try folder.write("", "inside/b.txt")
      try FileManager.default.createSymbolicLink(atPath: folder.path("second"), withDestinationPath: name)
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "second")
      try AtomicFile.write("new".utf8, to: folder.path("link"))
      #expect(try folder.text(name) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "second")
      try FileManager.default.createSymbolicLink(atPath: folder.path("circle"), withDestinationPath: "circle")
      #expect(throws: FileWriteError.self) { try AtomicFile.write("new".utf8, to: folder.path("circle")) }
    }
  }

  @Test("an export that Ctrl-C ends leaves the file as it was or whole, and no other")
  func interrupted() throws {
    try Folder.with { folder in
      let events = (0..<4_000).map { ["UID:\($0)", "DTSTART;VALUE=DATE:20261121"] }
      let source = try folder.writeCalendar(events)
      let output = try folder.write("old", "out/b.ics")
      for _ in 0..<4 {
        let process = try Program.process(["export", source, "-o", output])
        try process.run()
        while process.isRunning, try names(folder) == ["b.ics"] { sched_yield() }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(try names(folder) == ["b.ics"])
        let text = try folder.text("out/b.ics")
        #expect(text == "old" || text.hasSuffix("END:VCALENDAR\r\n"))
      }
    }
  }

  private func names(_ folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
  }

  @Test("a file that cannot be filled leaves the former one and no other")
  func failedFilling() throws {
    try Folder.with { folder in
      let path = try folder.write("old", "a.txt")
      #expect(throws: FileWriteError(reason: "full")) {
        try AtomicFile.replace(path) { temporary throws(FileWriteError) in
          try AtomicFile.write("half".utf8, to: temporary)
          throw FileWriteError(reason: "full")
        }
      }
      #expect(try folder.text("a.txt") == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.txt"])
    }
  }

  @Test("a device is written to and not replaced")
  func device() throws {
    try AtomicFile.write("gone".utf8, to: "/dev/null")
    #expect((try URL(fileURLWithPath: "/dev/null").resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == false)
  }

  @Test("the database is made in the usual place on the first run, with the sample, and kept after that")
  func firstRun() throws {
    try Folder.with { folder in
      let environment = ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]
      let source = ServeSource(files: [], database: nil, environment: environment)
      let first = try source.open { _ in }.store
      #expect(try first.calendars().map { $0.name } == ["Work", "Family", "Travel", "Holidays"])
      try first.apply(.deleteCalendar(CalendarID(1)))
      #expect(try source.open { _ in }.store.calendars().count == 3)
      #expect(FileManager.default.fileExists(atPath: folder.path("data/almanac/almanac.sqlite")))
      let other = ServeSource(files: [], database: nil, environment: ["HOME": folder.path("home")])
      #expect(try other.open { _ in }.store.calendars().count == 4)
      #expect(FileManager.default.fileExists(atPath: folder.path("home/.local/share/almanac/almanac.sqlite")))
    }
  }

  @Test("a server that changes nothing makes no database")
  func readOnly() throws {
    try Folder.with { folder in
      let path = folder.path("absent.sqlite")
      let source = ServeSource(files: [], database: path, isReadOnly: true, environment: [:])
      #expect(throws: CommandFailure("\(path): there is no database, and --read-only creates none")) {
        _ = try source.open { _ in }
      }
      #expect(!FileManager.default.fileExists(atPath: path))
      _ = try ServeSource(files: [], database: path, environment: [:]).open { _ in }
      #expect(try source.open { _ in }.store.calendars().count == 4)
    }
  }

  @Test("files are served instead of the database, and their problems are reported")
  func files() throws {
    try Folder.with { folder in
      let path = try folder.writeCalendar([["UID:good", "DTSTART;VALUE=DATE:20261121"], ["UID:bad", "DTSTART:soon"]])
      let lines = Lock<[String]>([])
      let store = try ServeSource(files: [path], database: nil, environment: [:]).open { line in
        lines.withLock { $0.append(line) }
      }.store
      let told = lines.withLock { $0 }
      #expect(try store.calendars().map { $0.name } == ["Team"])
      #expect(told.count == 2)
      #expect(told.first?.hasPrefix("\(path):11: DTSTART: expected ") == true)
      #expect(told.last == "\(path): 1 event skipped")
    }
  }

  @Test("a broken database, or no home to keep one in, is an error in one line")
  func broken() throws {
    try Folder.with { folder in
      let path = try folder.write(String(repeating: "no database ", count: 100), "broken.sqlite")
      #expect(throws: CommandFailure("\(path): file is not a database")) {
        _ = try ServeSource(files: [], database: path, environment: [:]).open { _ in }
      }
      #expect(throws: CommandFailure("there is no home folder for the database, expected --database FILE")) {
        _ = try ServeSource(files: [], database: nil, environment: [:]).open { _ in }
      }
    }
  }
}
