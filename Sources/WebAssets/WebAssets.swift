public import Foundation

/// The files of the page: what a server sends, or what a folder on any static server holds.
public enum WebAssets {
  /// The folder of the page, the ES module and the style sheet.
  public static var siteFolder: URL { Bundle.module.bundleURL.appending(path: "Site", directoryHint: .isDirectory) }

  /// The engine, compiled by the `BuildWasm` plugin; it lies beside the page as `almanac.wasm`.
  public static var wasm: URL { Bundle.module.bundleURL.appending(path: "almanac.wasm") }

  /// The engine's digest as a program for a wasm runtime; for tests.
  public static var engineCheck: URL { Bundle.module.bundleURL.appending(path: "engine-check.wasm") }

  /// Everything a page needs, by its path on the site: one page, one ES module, one style sheet, one wasm.
  public static var site: [(path: String, file: URL)] {
    let names = ["index.html", "almanac-calendar.js", "style.css"]
    return names.map { ("/" + $0, siteFolder.appending(path: $0)) } + [("/almanac.wasm", wasm)]
  }
}
