public import Almanac
import Foundation

/// Reads .ics files as documents.
///
/// ```swift
/// let document = try CalendarFiles.read("work.ics", calendar: CalendarID(1))
/// print(document.events.count)
/// ```
public enum CalendarFiles {
  /// The size limit of a file, in bytes: 512 MB.
  public static let sizeLimit = 512 << 20
  /// The path for standard input: `-`.
  package static let standardInput = "-"

  /// A file to read.
  public struct Source: Equatable, Sendable {
    /// The path; `-` is standard input.
    public var path: String
    /// Whether the file was specified directly rather than found in a folder.
    public var isNamed: Bool
  }

  /// Returns the files at `paths`. For folders, returns the .ics files in them and their subfolders, sorted by path.
  ///
  /// - Throws: `FileError.unreadable` if a path does not exist or a folder cannot be read.
  public static func sources(_ paths: [String]) throws(FileError) -> [Source] {
    var result: [Source] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard path == standardInput || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(path: path, reason: "no such file or folder")
      }
      if isFolder.boolValue {
        for found in try contents(ofFolder: path) { result.append(Source(path: found, isNamed: false)) }
      } else {
        result.append(Source(path: path, isNamed: true))
      }
    }
    return result
  }

  /// Reads one file in pieces of 1 MB. Memory stays close to the size of its content.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - calendar: the calendar of the events.
  /// - Throws: `FileError` if the file cannot be read, is too large, or is not a calendar.
  public static func read(_ path: String, calendar: CalendarID) throws(FileError) -> ICalendarDocument {
    var reader = ICalendarReader(calendar: calendar)
    var size = 0
    do {
      let isInput = path == standardInput
      if !isInput, isEndless(path) { throw FileError.unreadable(path: path, reason: "expected an ordinary file") }
      let file = try isInput ? .standardInput : FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { if !isInput { try? file.close() } }
      while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
        size += piece.count
        if size > sizeLimit { throw FileError.tooLarge(path: path, limit: sizeLimit) }
        reader.add([UInt8](piece))
      }
    } catch let error as FileError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
    do throws(ICalendarError) {
      return try reader.finish()
    } catch {
      throw .notCalendar(path: path, reason: error.description)
    }
  }

  /// Returns whether reading a path may wait forever, because it is a named pipe, a socket, or a device. A shell's
  /// pipes are not named.
  private static func isEndless(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return false }
    return !["/dev/fd/", "/dev/stdin", "/dev/null", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  private static func contents(ofFolder path: String) throws(FileError) -> [String] {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var failure: String?
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
    ) { url, error in
      // Subfolders that cannot be read are skipped.
      if url.path == folder.path { failure = reason(error) }
      return url.path != folder.path
    }
    var paths: [String] = []
    while let url = found?.nextObject() as? URL {
      if url.pathExtension.lowercased() == "ics" { paths.append(url.path) }
    }
    if found == nil || failure != nil {
      throw .unreadable(path: path, reason: failure ?? "the folder cannot be read")
    }
    return paths.sorted()
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard
      let posix = [underlying, error as NSError].compactMap({ $0 }).first(where: { $0.domain == NSPOSIXErrorDomain })
    else { return "the file cannot be read" }
    return String(cString: strerror(Int32(posix.code))).lowercased()
  }
}
