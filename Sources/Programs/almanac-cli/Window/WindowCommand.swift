import ArgumentParser
import Foundation

/// The command `almanac window`: starts `almanac-window` in the same folder, so that this program needs no GTK.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Show calendars in a desktop window.",
    discussion: "All arguments go to the program almanac-window; see almanac window --help.")

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("Files and options.", valueName: "argument"))
  var arguments: [String] = []

  func run() throws {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let program = own.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("almanac-window")
      .path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandFailure("this build has no window; make window builds one, and almanac serve needs none")
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    throw CommandFailure("\(program): the program cannot be started")
  }
}
