public import Foundation

/// The files of the page, for a server to send or for a folder on a static server.
public enum WebAssets {
  /// The folder of the pages and the style sheet.
  public static var siteFolder: URL { Bundle.module.bundleURL.appending(path: "Site", directoryHint: .isDirectory) }

  /// The programs of the page, compiled by the `BuildWasm` plugin, by their names; they lie beside the page. A page loads
  /// one of them: `almanac.wasm` for a calendar alone, `almanac-panel.wasm` for one with a panel,
  /// `almanac-gallery.wasm` for the gallery.
  public static var programs: [(name: String, file: URL)] {
    ["almanac.wasm", "almanac-panel.wasm", "almanac-gallery.wasm"].map {
      ($0, Bundle.module.bundleURL.appending(path: $0))
    }
  }

  /// The ES module of the element, joined by the `JoinModules` plugin from the modules in `Sources/WebAssets/Modules`.
  public static var script: URL { Bundle.module.bundleURL.appending(path: "almanac-calendar.js") }

  /// The engine's digest as a program for a wasm runtime; for tests.
  public static var engineCheck: URL { Bundle.module.bundleURL.appending(path: "engine-check.wasm") }

  /// Everything a page needs, by its path on the site: pages, one ES module, style sheets and the programs.
  public static var site: [(path: String, file: URL)] {
    let names = ["index.html", "gallery.html", "style.css"]
    return names.map { ("/" + $0, siteFolder.appending(path: $0)) } + [("/almanac-calendar.js", script)]
      + programs.map { ("/" + $0.name, $0.file) }
  }
}
