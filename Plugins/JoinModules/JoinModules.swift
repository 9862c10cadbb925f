import Foundation
import PackagePlugin

/// Makes the texts of the page, as resources of the target: the two scripts of the element and the two of the
/// page, of their modules, with `Scripts/write-scripts`; the words of each language, with `Scripts/write-words`; and the pages of the documents, in one
/// file, with `WebDocs`.
@main struct JoinModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let (package, work) = (context.package.directoryURL, context.pluginWorkDirectoryURL)
    func files(_ folder: URL) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
    let scripts = ["write-scripts", "join-modules"].map { package.appending(path: "Scripts/" + $0) }
    let folder = target.directoryURL.appending(path: "Modules")
    let modules = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }.filter { ["js", "css"].contains($0.pathExtension) }
    let names = ["almanac-calendar", "almanac-page"]
    let writing = package.appending(path: "Scripts/write-words")
    let words = package.appending(path: "Sources/Kit/CalendarWords")
    let languages = try files(words.appending(path: "Languages")) + files(words.appending(path: "EditLanguages"))
    let texts = languages.map { language in
      let name = language.deletingPathExtension().lastPathComponent.split(separator: "+")
      return work.appending(path: "almanac-\(name[0] == "EditPhrases" ? "edit-" : "")\(name[1]).txt")
    }
    let documents = package.appending(path: "Documentation")
    let pages = work.appending(path: "docs.json")
    return [
      .buildCommand(
        displayName: "Making the pages of the documents", executable: try context.tool(named: "WebDocs").url,
        arguments: [package.path, pages.path, "../../almanac-calendar.js"],
        inputFiles: try files(documents.appending(path: "Web")) + [
          documents.appending(path: "ElementReference.md"), package.appending(path: "CHANGELOG.md"),
        ] + ["docs.css", "docs.js", "search.js"].map { package.appending(path: "Sources/Web/WebDocs/" + $0) },
        outputFiles: [pages]),
      .buildCommand(
        displayName: "Writing the words of the languages", executable: writing,
        arguments: [work.path] + languages.map(\.path), inputFiles: [writing] + languages, outputFiles: texts),
    ]
      + names.map { name in
        .buildCommand(
          displayName: "Joining the modules of \(name).js", executable: scripts[0],
          arguments: [folder.appending(path: name + ".js").path, work.path],
          inputFiles: scripts + modules,
          outputFiles: ["", "-more"].map { work.appending(path: "\(name)\($0).js") })
      }
  }
}
