public import Foundation

/// The files of the page that `almanac serve` sends.
public enum WebAssets {
  /// The folder of the pages and the style sheet.
  public static var siteFolder: URL { Bundle.module.bundleURL.appending(path: "Site", directoryHint: .isDirectory) }

  /// The program that the page loads, `almanac-edit.wasm`, compiled by the `BuildWasm` plugin; it lies beside the
  /// page.
  ///
  /// `Scripts/make-web` writes the others too: `almanac.wasm` for a calendar alone, `almanac-gallery.wasm` for the
  /// gallery.
  public static var program: URL { Bundle.module.bundleURL.appending(path: "almanac-edit.wasm") }

  /// The ES module of the element, joined by the `JoinModules` plugin from the modules in `Sources/Web/WebAssets/Modules`.
  public static var script: URL { Bundle.module.bundleURL.appending(path: "almanac-calendar.js") }

  /// The words of each language but English, `almanac-de.txt` and so on, and those of editing, `almanac-edit-de.txt` and
  /// so on, written by the `JoinModules` plugin from the tables in `Sources/Kit/CalendarWords`. A page loads those of its
  /// language.
  public static var words: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Bundle.module.bundleURL, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
  }

  /// The pages of the documents by their names, such as `index.html`, as JSON, made by the `JoinModules` plugin from
  /// `Documentation/Web`.
  public static var documents: URL { Bundle.module.bundleURL.appending(path: "docs.json") }

  /// All files that the page needs, by their paths on the site: the page, its style sheet, ES module, program and words.
  public static var site: [(path: String, file: URL)] {
    let names = ["index.html", "style.css"]
    return names.map { ("/" + $0, siteFolder.appending(path: $0)) }
      // The program that edits is one that reads, too.
      + [("/almanac-calendar.js", script), ("/almanac-edit.wasm", program), ("/almanac.wasm", program)]
      + words.map { ("/" + $0.lastPathComponent, $0) }
  }
}
