import Foundation
import WebAssets

/// The page's files in temporary folders, which are deleted with this object.
final class SiteFolder: Sendable {
  /// The site of the program, a page of these tests, and below `modules` the same page with modules that are not joined.
  let program: URL
  /// The output of `make web`.
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
    // The modules as they are, with everything that they load.
    let modules = program.appendingPathComponent("modules")
    try FileManager.default.copyItem(at: Package.root.appendingPathComponent("Sources/WebAssets/Modules"), to: modules)
    for asset in WebAssets.programs {
      try FileManager.default.copyItem(at: asset.file, to: modules.appendingPathComponent(asset.name))
    }
    for (name, text) in [("element.html", TestPage.html), ("element.js", TestPage.script)] {
      for folder in [program, modules] { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
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

/// A page of another author with the element. The query of its address becomes the element's attributes.
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
