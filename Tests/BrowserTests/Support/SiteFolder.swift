import Foundation
import WebAssets

/// The page's files in folders of their own, which go away with this object.
final class SiteFolder: Sendable {
  /// What the program serves, and a page of these tests.
  let program: URL
  /// What `make web` writes.
  let staticFiles: URL
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-site-\(UUID().uuidString)")
    program = folder.appendingPathComponent("program")
    staticFiles = folder.appendingPathComponent("static")
    try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
    for asset in WebAssets.site {
      try FileManager.default.copyItem(at: asset.file, to: program.appendingPathComponent(asset.path))
    }
    for (name, text) in [("element.html", TestPage.html), ("element.js", TestPage.script)] {
      try Data(text.utf8).write(to: program.appendingPathComponent(name))
    }
    let script = Process()
    script.executableURL = Package.root.appendingPathComponent("Scripts/make-web")
    script.arguments = [staticFiles.path, program.path]
    script.standardOutput = FileHandle.nullDevice
    try script.run()
    script.waitUntilExit()
    guard script.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// The package these tests belong to.
enum Package {
  static let root: URL = {
    // .../package/Tests/BrowserTests/Support/SiteFolder.swift
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()
}

/// Someone else's page with the element in it. The query of its address becomes the element's attributes.
private enum TestPage {
  static let html = """
    <!doctype html>
    <html lang="en">
    <title>Club house</title>
    <link rel="stylesheet" href="style.css">
    <script type="module" src="element.js"></script>
    <input aria-label="Search">
    """

  static let script = """
    import './almanac-calendar.js';
    const calendar = document.createElement('almanac-calendar');
    for (const [name, value] of new URLSearchParams(location.search)) calendar.setAttribute(name, value);
    document.body.append(calendar);
    """
}
