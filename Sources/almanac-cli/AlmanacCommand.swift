import ArgumentParser

/// `almanac` itself: a list of commands.
struct AlmanacCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac", abstract: "Calendars: look at them, take them apart, serve them.",
    discussion: "Exit status: 0 done, 1 bad input or failure, 2 wrong usage.", version: "0.1.0",
    subcommands: [
      ServeCommand.self, RenderCommand.self, OccurrencesCommand.self, ConvertCommand.self, CheckCommand.self,
      ExportCommand.self,
    ])
}
