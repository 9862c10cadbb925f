public import Almanac
import Foundation

/// Calendars from .ics files: each file is one calendar in a store in memory.
public struct FileCalendars {
  /// All calendars and events that could be read.
  public let store: MemoryEventStore
  /// What was read, in the order of the paths given; inside of folders by path.
  public let files: [LoadedFile]

  /// Files larger than this are not calendars that a person keeps.
  public static let sizeLimit = 512 << 20

  private static let hues: [EventHue] = [.blue, .green, .orange, .purple, .teal, .pink, .amber, .indigo, .lime, .cyan]

  /// Reads files, and the .ics files in folders and the folders inside.
  ///
  /// What is wrong inside of a file, the store leaves out and `files` tells. A file that is named and cannot be read
  /// at all ends the loading; one that was only found in a folder is told among the problems.
  public static func load(_ paths: [String]) throws(FileError) -> FileCalendars {
    let store = MemoryEventStore()
    var files: [LoadedFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(path: path, reason: "no such file or folder")
      }
      if !isFolder.boolValue {
        files.append(try load(path, number: files.count, into: store))
        continue
      }
      for found in try contents(ofFolder: path) {
        do throws(FileError) {
          files.append(try load(found, number: files.count, into: store))
        } catch {
          files.append(.unread(found, error, number: files.count))
        }
      }
    }
    return FileCalendars(store: store, files: files)
  }

  /// The bytes of a file that is not absurdly large.
  public static func bytes(ofFile path: String) throws(FileError) -> [UInt8] {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      var bytes: [UInt8] = []
      while let chunk = try file.read(upToCount: 1 << 22), !chunk.isEmpty {
        bytes.append(contentsOf: chunk)
        if bytes.count > sizeLimit { throw FileError.tooLarge(path: path, limit: sizeLimit) }
      }
      return bytes
    } catch let error as FileError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
  }

  // MARK: - One file

  private static func load(
    _ path: String, number: Int, into store: MemoryEventStore
  ) throws(FileError) -> LoadedFile {
    let id = CalendarID(Int64(number) + 1)
    let bytes = try bytes(ofFile: path)
    let document: ICalendarDocument
    do throws(ICalendarError) {
      document = try ICalendarReader.read(bytes, calendar: id)
    } catch {
      throw .notCalendar(path: path, reason: error.description)
    }
    let fileName = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let info = CalendarInfo(
      id: id, name: document.name.flatMap { $0.isEmpty ? nil : $0 } ?? fileName,
      color: document.color ?? .named(hues[number % hues.count]))
    let events = document.events.filter { $0.invalidity == nil }
    do throws(StoreError) {
      try store.apply(.putCalendar(info))
      try store.load(events)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    return LoadedFile(
      path: path, calendar: info, eventCount: events.count,
      problems: document.problems.map {
        FileProblem(path: path, line: $0.line, isError: $0.severity == .error, reason: $0.description)
      }, omittedProblems: document.omittedProblems,
      skippedEvents: document.skippedEvents + document.events.count - events.count)
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
