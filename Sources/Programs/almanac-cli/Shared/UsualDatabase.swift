import Foundation

/// The location of a user's default database.
enum UsualDatabase {
  /// Returns the given path, or the path of the default database, whose folder is created.
  static func path(_ given: String?, _ environment: [String: String]) throws(CommandFailure) -> String {
    guard let given else { return try path(environment) }
    if given.isEmpty { throw CommandFailure("--database is empty, expected the path of a file") }
    return given
  }

  /// Returns the path `almanac/almanac.sqlite` in the data folder of the XDG Base Directory Specification, creating its
  /// folder.
  static func path(_ environment: [String: String]) throws(CommandFailure) -> String {
    let base: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      base = data
    } else if let home = environment["HOME"], !home.isEmpty {
      base = home + "/.local/share"
    } else {
      throw CommandFailure("there is no home folder for the database, expected --database FILE")
    }
    let folder = base + "/almanac"
    do {
      // Calendars are private to the user.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure("\(folder): the folder of the database cannot be created, expected --database FILE")
    }
    return folder + "/almanac.sqlite"
  }
}
