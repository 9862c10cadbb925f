import Foundation
import Testing

/// The files for a server in Packaging/Server, as far as they can be checked without systemd, Caddy, and nginx. If one of
/// these programs is installed, it checks them, too.
@Suite("files for a server")
struct ServerPackagingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Packaging/Server")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the values of each key of a unit, without comments.
  private static func values(_ name: String) throws -> [String: [String]] {
    var values: [String: [String]] = [:]
    for line in try text(name).split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("[") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      #expect(parts.count == 2, "\(line)")
      values[parts[0], default: []].append(parts.last ?? "")
    }
    return values
  }

  @Test("SV-64: the service is sandboxed, listens on this machine, and its command is one that the program accepts")
  func service() throws {
    let unit = try Self.values("almanac.service")
    for (key, value) in [
      ("NoNewPrivileges", "yes"), ("ProtectSystem", "strict"), ("ProtectHome", "yes"), ("PrivateTmp", "yes"),
      ("CapabilityBoundingSet", ""), ("MemoryDenyWriteExecute", "yes"), ("UMask", "0077"), ("User", "almanac"),
      ("StateDirectoryMode", "0700"), ("IPAddressDeny", "any"), ("IPAddressAllow", "localhost"),
    ] {
      #expect(unit[key] == [value], "\(key)")
    }
    let command = try #require(unit["ExecStart"]?.first).split(separator: " ").map { String($0) }
    #expect(command.prefix(2) == ["/usr/bin/almanac", "serve"] && !command.contains("--listen"))
    let url = try #require(unit["Environment"]?.first?.split(separator: "=").last)
    try Folder.with { folder in
      let arguments = command.dropFirst().map {
        switch $0 {
        case "${ALMANAC_URL}": String(url)
        case "/var/lib/almanac/almanac.sqlite": folder.path("a.sqlite")
        default: $0
        }
      }
      let outcome = try Program.run(arguments)
      #expect(outcome.status == 1 && outcome.error.contains("almanac people add"), "the options are right: \(outcome)")
    }
  }

  @Test("SV-64: the backup is daily, also after a day without power, and is written by commands of the program")
  func backup() throws {
    let timer = try Self.values("almanac-backup.timer")
    #expect(timer["OnCalendar"]?.count == 1 && timer["Persistent"] == ["yes"])
    let unit = try Self.values("almanac-backup.service")
    let commands = try #require(unit["ExecStart"])
    #expect(commands.count == 2 && unit["User"] == ["almanac"] && unit["ProtectSystem"] == ["strict"])
    try Folder.with { folder in
      #expect(try Program.run(["people", "add", "Anna", "--database", folder.path("almanac.sqlite")]).status == 0)
      try folder.write("", "backups/empty")
      for command in commands {
        let script = try #require(command.split(separator: "'").last).replacingOccurrences(of: "$$", with: "$")
          .replacingOccurrences(of: "%%", with: "%").replacingOccurrences(of: "/var/lib/almanac", with: folder.url.path)
          .replacingOccurrences(of: "/usr/bin/almanac", with: try Program.url().path)
        #expect(try Self.status("/bin/sh", ["-c", script]) == 0)
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("backups"))
      #expect(files.contains { $0.hasPrefix("day-") } && files.contains { $0.hasPrefix("month-") })
    }
  }

  @Test(
    "systemd accepts the units", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func systemd() throws {
    try Folder.with { folder in
      let paths = try ["almanac.service", "almanac-backup.service", "almanac-backup.timer"].map { name in
        let text = try Self.text(name).replacingOccurrences(of: "/usr/bin/almanac", with: "/bin/true")
        return try folder.write(text, name)
      }
      #expect(try Self.status("/usr/bin/systemd-analyze", ["verify", "--man=no"] + paths) == 0)
    }
  }

  @Test("SV-64: nginx and Caddy pass on what the server needs, and nothing that a client says about itself")
  func proxies() throws {
    let nginx = try Self.text("nginx.conf")
    let lines = nginx.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in lines where !line.isEmpty && !line.hasPrefix("#") {
      #expect(line.hasSuffix(";") || line.hasSuffix("{") || line == "}", "\(line)")
    }
    for line in [
      "proxy_set_header X-Forwarded-For $remote_addr;", "proxy_set_header X-Forwarded-Proto $scheme;",
      "proxy_set_header X-Forwarded-Host $host;", "proxy_buffering off;", "proxy_pass http://127.0.0.1:8420;",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let caddy = try Self.text("Caddyfile")
    #expect(caddy.contains("reverse_proxy 127.0.0.1:8420 {") && caddy.contains("flush_interval -1"))
    for text in [nginx, caddy] { #expect(text.count { $0 == "{" } == text.count { $0 == "}" }) }
    for path in ["/usr/bin/caddy", "/usr/sbin/caddy"] where FileManager.default.isExecutableFile(atPath: path) {
      let file = Self.folder.appendingPathComponent("Caddyfile").path
      #expect(try Self.status(path, ["adapt", "--adapter", "caddyfile", "--config", file]) == 0)
    }
  }

  private static func status(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
