import Foundation
import Testing

/// `render` with formats that need Cairo: drawn where the trait is on, an error where it is off.
@Suite("almanac render, painted")
struct PaintedTests {
  private let common = ["--date", "2026-11-21", "--today", "2026-11-21", "--locale", "en", "--time-zone", "UTC"]

  #if Pictures
    private func bytes(_ name: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> Data {
      try Folder.with { folder in
        let process = try Program.process(["render"] + common + arguments + ["-o", folder.path(name)])
        process.environment?.merge(environment) { $1 }
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try Data(contentsOf: folder.url.appendingPathComponent(name))
      }
    }

    @Test("PI-5: the settings of whoever draws change no byte", arguments: ["a.png", "a.pdf"])
    func settings(name: String) throws {
      try Folder.with { folder in
        let hostile = """
          <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir>
          <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
          <match><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
          </fontconfig>
          """
        let file = try folder.write(hostile, "fonts.conf")
        let plain = try bytes(name, [])
        let other = try bytes(
          name, [],
          ["FONTCONFIG_FILE": file, "HOME": folder.url.path, "LC_ALL": "ar_EG.UTF-8", "LANG": "ar", "TZ": "Asia/Tokyo"])
        #expect(plain == other)
        #expect(try bytes(name, []) == plain)
      }
    }

    @Test(
      "H9: an empty calendar is a document at every level, upright and sideways",
      arguments: [
        "year", "month", "week", "day", "agenda", "3days", "2weeks", "2weeks:hours", "3months", "7days:agenda",
      ],
      ["--landscape", "--no-landscape"])
    func empty(level: String, orientation: String) throws {
      let document = try bytes("a.pdf", ["--level", level, "--paper", "a5", orientation])
      #expect(document.prefix(5) == Data("%PDF-".utf8))
    }

    @Test("PI-13, WK-208: an agenda of seven days is a document as the agenda from the first to the last of them")
    func agendaOfDays() throws {
      try Folder.with { folder in
        let file = try folder.writeCalendar([
          ["UID:a", "SUMMARY:Across", "DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261123"],
          ["UID:b", "SUMMARY:Last", "DTSTART:20261127T100000Z"],
          ["UID:c", "SUMMARY:After", "DTSTART;VALUE=DATE:20261128"],
        ])
        let document = try bytes("a.pdf", [file, "--level", "7days:agenda"])
        let days = try bytes("a.pdf", [file, "--level", "agenda", "--from", "2026-11-21", "--to", "2026-11-27"])
        #expect(document == days)
        #expect(try document != bytes("a.pdf", [file, "--level", "agenda"]))
      }
    }

    @Test("PI-24: a picture that cannot be written is one line, status 1, and no file", arguments: ["a.png", "a.pdf"])
    func unwritable(name: String) throws {
      for path in ["/nowhere/" + name, "/proc/" + name] {
        let outcome = try Program.run(["render"] + common + ["-o", path])
        #expect(outcome.status == 1)
        #expect(outcome.error.hasPrefix("\(path): the file cannot be written: "))
        #expect(outcome.error.split(separator: "\n").count == 1)
      }
      try Folder.with { folder in
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "/dev/full")
        let outcome = try Program.run(["render"] + common + ["-o", folder.path(name)])
        #expect(outcome.status == 1)
        #expect(outcome.error == "\(folder.path(name)): the file cannot be written: no space left on device\n")
      }
    }

    @Test(
      "PI-1, PI-24: - and --format write to standard output what a file would have", arguments: ["png", "pdf", "svg"])
    func standardOutput(format: String) throws {
      let process = try Program.process(["render"] + common + ["-o", "-", "--format", format])
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try output == bytes("a.\(format)", []))
      let usage = try Program.run(["render"] + common + ["-o", "-"])
      #expect(usage.status == 2 && usage.error.contains("expected --format"))
    }

    @Test("PI-5, PI-30, H9: SOURCE_DATE_EPOCH is the clock, in the picture and in the file, to the second")
    func sourceDate() throws {
      let options = ["--date", "2026-11-21", "--locale", "en", "--time-zone", "UTC"]
      try Folder.with { folder in
        func bytes(_ options: [String], _ epoch: String?) throws -> (status: Int32, Data?) {
          let process = try Program.process(["render", "-o", folder.path("a.pdf")] + options)
          process.environment?["SOURCE_DATE_EPOCH"] = epoch
          process.standardError = FileHandle.nullDevice
          try process.run()
          process.waitUntilExit()
          return (process.terminationStatus, try? Data(contentsOf: folder.url.appendingPathComponent("a.pdf")))
        }
        let expected = try bytes(options + ["--today", "2026-11-20"], nil)
        #expect(try bytes(options, "1795132800").1 == expected.1)
        let noon = try #require(try bytes(options, "1795176000").1)
        #expect(noon.range(of: Data("20261120120000Z".utf8)) != nil)
        #expect(try bytes(options, "soon").status == 2)
      }
    }

    @Test("PI-3: without a background, one sees through the paper and not through events")
    func background() throws {
      // The kind of colors in the head: with opacity, or without.
      #expect(try bytes("a.png", [])[25] == 2)
      #expect(try bytes("a.png", ["--background", "none"])[25] == 6)
    }

    @Test("PI-3, PI-9: limits and papers that cannot be name themselves")
    func limits() throws {
      let large = try Program.run(["render"] + common + ["--size", "20000x10", "--scale", "2", "-o", "/tmp/never.png"])
      #expect(large.status == 1)
      #expect(large.error == "a side of 40000 pixels is too long, at most 32767 are possible\n")
      let narrow = try Program.run(["render"] + common + ["--margin", "100mm", "-o", "/tmp/never.pdf"])
      #expect(narrow.status == 1)
      #expect(narrow.error == "the margins leave 97 x 10 mm, at least 50 x 50 mm are needed\n")
      let fonts = try Program.run(["render"] + common + ["--fonts", "/nowhere", "-o", "/tmp/never.png"])
      #expect(fonts.status == 1)
      #expect(fonts.error == "/nowhere: no fonts are there\n")
      let font = try Program.run(["render"] + common + ["--font", "Nowhere", "-o", "/tmp/never.png"])
      #expect(font.status == 1 && font.error == "there is no font Nowhere\n")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/never.png"))
    }
  #else
    @Test(
      "PI-27: a build without the trait says which formats it writes, and writes no file", arguments: ["png", "pdf"])
    func missing(format: String) throws {
      try Folder.with { folder in
        let outcome = try Program.run(["render"] + common + ["-o", folder.path("a." + format)])
        #expect(outcome.status == 1)
        #expect(
          outcome.error
            == "this build writes svg, json and txt; build with the trait Pictures\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path("a." + format)))
      }
    }
  #endif

  @Test(
    "wrong options of paper are wrong usage",
    arguments: [
      ["--paper", "a9"], ["--margin", "10"], ["--margin", "1mm,2mm"], ["--visible-hours", "20-7"],
      ["--visible-hours", "7-20-22"], ["--zoom", "9"], ["--scale", "0.1"], ["--scale", "nan"],
      ["--from", "2026-12-01", "--to", "2026-11-01"], ["--paper", "10x0.5in"],
    ])
  func usage(arguments: [String]) throws {
    #expect(try Program.run(["render"] + common + arguments + ["-o", "a.pdf"]).status == 2)
  }
}
