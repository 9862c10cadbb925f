import ArgumentParser
import Foundation

/// The entry of the program. Exit status: 0 done, 1 bad input or failure, 2 wrong usage.
@main
enum Main {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command that `arguments` name and returns the exit status.
  static func run(_ arguments: [String]) async -> Int32 {
    do {
      var command = try AlmanacCommand.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return 0
    } catch let failure as CommandFailure {
      if let message = failure.message { Terminal.error(message) }
      return 1
    } catch {
      return finish(error)
    }
  }

  /// Prints the message of the argument parser: help, version, or an error of usage. Returns the exit status.
  private static func finish(_ error: any Error) -> Int32 {
    let code = AlmanacCommand.exitCode(for: error)
    let message = AlmanacCommand.fullMessage(for: error)
    if code.isSuccess {
      if !message.isEmpty { Terminal.print(message) }
      return 0
    }
    if !message.isEmpty { Terminal.error(message) }
    return code == .validationFailure ? 2 : 1
  }
}
