public import Foundation

/// The files of the page that `almanac serve` serves.
public enum WebAssets {
  /// The folder with the pages and the style sheet.
  public static var siteFolder: URL { Bundle.module.bundleURL.appending(path: "Site", directoryHint: .isDirectory) }

  /// The program that the page loads, `almanac-edit.wasm`, compiled by the `BuildWasm` plugin into the folder of the
  /// page.
  ///
  /// `Scripts/make-web` also writes the others: `almanac.wasm` for a read-only calendar, `almanac-gallery.wasm` for the
  /// gallery.
  public static var program: URL { Bundle.module.bundleURL.appending(path: "almanac-edit.wasm") }

  /// The second module of ``program``, which the page loads after the first frame is visible. Empty if the program was
  /// built without Binaryen, and therefore has one module.
  package static var secondModule: URL { Bundle.module.bundleURL.appending(path: "almanac-edit-more.wasm") }

  /// The program that a page with a level of resources loads, `almanac-resources.wasm`.
  package static var resourcesProgram: URL { Bundle.module.bundleURL.appending(path: "almanac-resources.wasm") }

  /// The ES module of the element, which the `JoinModules` plugin joins from the modules in
  /// `Sources/Web/WebAssets/Modules`. It contains what the first frame needs.
  public static var script: URL { Bundle.module.bundleURL.appending(path: "almanac-calendar.js") }

  /// The second script of the element, which the first one loads: events, saving, printing, and hooks.
  public static var laterScript: URL { Bundle.module.bundleURL.appending(path: "almanac-calendar-more.js") }

  /// The scripts of the page with its menu and its settings, and with its dialogs, which the first one loads.
  static var pageScripts: [URL] {
    ["almanac-page.js", "almanac-page-more.js"].map { Bundle.module.bundleURL.appending(path: $0) }
  }

  /// The words of the dialogs in each language, and the names of time zones.
  static var pageWords: [URL] {
    let folder = siteFolder.appending(path: "words", directoryHint: .isDirectory)
    return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// The words of each language except English: `almanac-de.txt` and so on, and for editing `almanac-edit-de.txt` and
  /// so on. The `JoinModules` plugin writes them from the tables in `Sources/Kit/CalendarWords`. A page loads the words
  /// of its language.
  public static var words: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Bundle.module.bundleURL, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
  }

  /// The pages of the documents as JSON, keyed by names such as `index.html`. The `JoinModules` plugin creates it from
  /// `Documentation/Web`.
  public static var documents: URL { Bundle.module.bundleURL.appending(path: "docs.json") }

  /// All files that pages need, with their paths on the site: the page, its style sheet, scripts, both modules of the
  /// program, the one with levels of resources, and words; and what makes the page installable: a manifest with an icon, a
  /// worker, and scripts that keep data for times without the server.
  public static var site: [(path: String, file: URL)] {
    let scripts = ["install", "offline", "answers", "database", "worker"].map { "almanac-\($0).js" }
    let names = ["index.html", "style.css", "manifest.webmanifest", "icon.svg"] + scripts
    return names.map { ("/" + $0, siteFolder.appending(path: $0)) }
      // The editing program also serves read-only calendars.
      + [("/almanac-calendar.js", script), ("/almanac-calendar-more.js", laterScript)]
      + ["/almanac-edit", "/almanac"].flatMap { [($0 + ".wasm", program), ($0 + "-more.wasm", secondModule)] }
      + [("/almanac-resources.wasm", resourcesProgram)]
      + (pageScripts + words + pageWords).map { ("/" + $0.lastPathComponent, $0) }
  }
}
