import Foundation

/// The program of the browser and its arguments.
package enum Chromium {
  /// The program named by the environment variable CHROMIUM, else `chromium-headless-shell`, `chromium`, `chromium-browser`,
  /// or `google-chrome`; names without a folder are looked for on PATH. `nil` if there is none.
  ///
  /// The first is the same browser without windows. Chromium itself starts pages for its own buttons with each page, and
  /// takes five times as long to open one.
  package static let path = ProgramPath.find(
    variable: "CHROMIUM", names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])

  /// Chromium with windows, one of which can hide another.
  package static let withWindows = ProgramPath.find(
    variable: "CHROMIUM_WITH_WINDOWS", names: ["chromium", "chromium-browser", "google-chrome"])

  /// The arguments: without a window or network traffic of its own, and with the same pixels on every start.
  static func flags(profile: URL) -> [String] {
    var flags = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + profile.path, "--no-first-run",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-smooth-scrolling",
      "--font-render-hinting=none", "--lang=en-US", "--mute-audio",
    ]
    // The sandbox refuses to run as root, the user in most containers.
    if getuid() == 0 { flags.append("--no-sandbox") }
    return flags
  }
}
