public import Almanac
import Foundation

/// .ics files as documents.
public enum CalendarFiles {
  /// In bytes. Larger files are not calendars that a person keeps.
  public static let sizeLimit = 512 << 20
  /// What stands for standard input, where paths are expected.
  public static let standardInput = "-"

  /// A file to be read.
  public struct Source: Equatable, Sendable {
    /// The file; `-` is standard input.
    public var path: String
    /// Whether it was asked for itself, and not found in a folder.
    public var isNamed: Bool
  }

  /// Files as they are given, and the .ics files in folders and the folders inside, those by path.
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

  /// Reads one file piece by piece; memory stays near the size of what is in it.
  ///
  /// - Parameter calendar: what the events are put into.
  public static func read(_ path: String, calendar: CalendarID) throws(FileError) -> ICalendarDocument {
    var reader = ICalendarReader(calendar: calendar)
    var size = 0
    do {
      let isInput = path == standardInput
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

  private static func contents(ofFolder path: String) throws(FileError) -> [String] {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var failure: String?
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
    ) { url, error in
      // A folder inside that may not be entered is passed over.
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
    else { return "it cannot be read" }
    return String(cString: strerror(Int32(posix.code))).lowercased()
  }
}
