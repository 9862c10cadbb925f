import ArgumentParser
import Foundation

/// The entry point of the program. Exit status: 0 for success, 1 for bad input or failure, 2 for incorrect usage.
@main
enum Main {
  static func main() async {
    // Writing to a closed pipe is an ordinary write error.
    signal(SIGPIPE, SIG_IGN)
    for (number, argument) in CommandLine.unsafeArguments.enumerated() where String(validatingCString: argument) == nil
    {
      // A wrong file would be read or written.
      stop(CommandFailure("argument \(number) is not UTF-8: \(String(cString: argument))"))
    }
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    exit(status == 0 && Terminal.hasLostErrors ? 1 : status)
  }

  /// Runs the command named in `arguments` and returns the exit status.
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
      return end(failure)
    } catch {
      return finish(error)
    }
  }

  /// Ends the program immediately with a failure.
  static func stop(_ failure: CommandFailure) -> Never { exit(end(failure)) }

  /// Prints a failure and returns the exit status.
  private static func end(_ failure: CommandFailure) -> Int32 {
    if let message = failure.message { Terminal.error(message) }
    return 1
  }

  /// Prints the message of the argument parser: help, version, or a usage error. Returns the exit status.
  private static func finish(_ error: any Error) -> Int32 {
    let code = AlmanacCommand.exitCode(for: error)
    let message = AlmanacCommand.fullMessage(for: error)
    if code.isSuccess {
      do throws(CommandFailure) {
        if !message.isEmpty { try Terminal.print(message) }
        return 0
      } catch {
        return end(error)
      }
    }
    if !message.isEmpty { Terminal.error(message) }
    return code == .validationFailure ? 2 : 1
  }
}

extension CommandLine {
  /// The arguments as passed by the system, including the program's name.
  fileprivate static var unsafeArguments: [UnsafeMutablePointer<CChar>] {
    (0..<Int(argc)).compactMap { unsafeArgv[$0] }
  }
}
