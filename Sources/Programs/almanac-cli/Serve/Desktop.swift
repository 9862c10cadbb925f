import Foundation

/// The desktop environment in which the program runs, if there is one.
enum Desktop {
  /// Opens a URL in the user's browser. Does nothing without a desktop, because the URL is printed anyway.
  static func open(_ address: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [opener, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
