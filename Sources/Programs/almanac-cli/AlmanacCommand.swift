import Almanac
import ArgumentParser

/// The command `almanac`: a list of subcommands.
struct AlmanacCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac", abstract: "Show, check, convert, and serve calendars.",
    discussion: "Exit status: 0 success, 1 bad input or failure, 2 wrong usage.", version: AlmanacVersion.current,
    subcommands: [
      ServeCommand.self, RenderCommand.self, OccurrencesCommand.self, ConvertCommand.self, CheckCommand.self,
      ExportCommand.self, ImportCommand.self, BackupCommand.self, RestoreCommand.self, FeedCommand.self,
      SubscribeCommand.self, PeopleCommand.self, ShareCommand.self, WindowCommand.self,
    ])
}
