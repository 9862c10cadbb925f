import Foundation

/// The desktop that the program runs on, if there is one.
enum Desktop {
  /// Opens an address in the user's browser. Without a desktop it does nothing; the address is printed anyway.
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
