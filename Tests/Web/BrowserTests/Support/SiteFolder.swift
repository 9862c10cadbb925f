import Foundation
import WebAssets

/// The page's files in temporary folders, which are deleted with this object.
final class SiteFolder: Sendable {
  /// The site of the program, a page of these tests, and below `modules` the same page with modules that are not
  /// joined.
  let program: URL
  /// The output of `make web`, and the page of these tests.
  let staticFiles: URL
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-site-\(UUID().uuidString)")
    program = folder.appendingPathComponent("program")
    staticFiles = folder.appendingPathComponent("static")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = Process()
    script.executableURL = Package.root.appendingPathComponent("Scripts/make-web")
    script.arguments = ["-q", staticFiles.path]
    // The compiler leaves temporary files behind: here they are deleted with the folder.
    script.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    try script.run()
    script.waitUntilExit()
    guard script.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    // The other programs and the gallery, and over them what the program has.
    try FileManager.default.copyItem(at: staticFiles, to: program)
    for asset in WebAssets.site where !["/almanac.wasm", "/almanac-more.wasm"].contains(asset.path) {
      let file = program.appendingPathComponent(asset.path)
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.copyItem(at: asset.file, to: file)
    }
    let documents = program.appendingPathComponent("docs")
    try FileManager.default.createDirectory(
      at: documents.appendingPathComponent("examples"), withIntermediateDirectories: true)
    let pages = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: WebAssets.documents))
    for (name, text) in pages { try Data(text.utf8).write(to: documents.appendingPathComponent(name)) }
    // The modules as they are, with everything that they load.
    let modules = program.appendingPathComponent("modules")
    try FileManager.default.copyItem(
      at: Package.root.appendingPathComponent("Sources/Web/WebAssets/Modules"), to: modules)
    let programs = ["almanac.wasm", "almanac-more.wasm", "almanac-edit.wasm", "almanac-edit-more.wasm"]
    for name in programs + ["almanac-resources.wasm", "almanac-gallery.wasm", "style.css"] {
      let file = modules.appendingPathComponent(name)
      try FileManager.default.copyItem(at: staticFiles.appendingPathComponent(name), to: file)
    }
    for file in WebAssets.words {
      try FileManager.default.copyItem(at: file, to: modules.appendingPathComponent(file.lastPathComponent))
    }
    for (name, text) in [("element.html", TestPage.html), ("club-house.js", TestPage.script)] {
      for folder in [program, modules, staticFiles] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    }
    let example = Package.root.appendingPathComponent("Examples/Page")
    for (name, copy) in [("index.html", "example.html"), ("page.js", "page.js"), ("page.css", "page.css")] {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(name), to: program.appendingPathComponent(copy))
    }
    for name in ["team", "hospital", "television", "booking"] {
      let folder = Package.root.appendingPathComponent("Examples/" + name)
      try FileManager.default.copyItem(at: folder, to: staticFiles.appendingPathComponent(name))
    }
    // The same pages with the probe, for browsers whose drivers cannot bring it along; the last one in the
    // language and on the day of the tests.
    let index = try String(contentsOf: program.appendingPathComponent("index.html"), encoding: .utf8)
    let dated = index.replacing(
      "<almanac-calendar ", with: "<almanac-calendar today=\"2026-11-21\" time-zone=\"Europe/Berlin\" "
    ).replacing("data-menu lang=\"\"", with: "data-menu lang=\"en-US\"")
    let probedPages = [
      ("probed-element.html", TestPage.html), ("probed-index.html", index), ("probed-page.html", dated),
    ]
    for (name, text) in probedPages {
      let link = "<link rel=\"stylesheet\""
      // Without the script that keeps data for times without the server, which other tests would find.
      let probed = text.replacing(link, with: "<script src=\"probe.js\"></script>\n" + link)
        .replacing("<script type=\"module\" src=\"almanac-install.js\"></script>", with: "")
      try Data(probed.utf8).write(to: program.appendingPathComponent(name))
    }
    try Data(Probe.source.utf8).write(to: program.appendingPathComponent("probe.js"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// The package these tests belong to.
enum Package {
  static let root: URL = {
    // .../package/Tests/Web/BrowserTests/Support/SiteFolder.swift
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
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
    <script type="module" src="club-house.js"></script>
    <input aria-label="Search">
    """

  static let script = """
    import './almanac-calendar.js';
    const calendar = document.createElement('almanac-calendar');
    for (const [name, value] of new URLSearchParams(location.search)) calendar.setAttribute(name, value);
    // A page around a frame hears what happens in it.
    for (const kind of ['ready', 'visiblerange', 'levelchange', 'dateselect']) {
      calendar.addEventListener(kind, ({ detail }) => parent.postMessage(`${kind} ${JSON.stringify(detail)}`, '*'));
    }
    calendar.addEventListener('focusin', () => parent.postMessage('focusin', '*'));
    document.body.append(calendar);
    """
}
