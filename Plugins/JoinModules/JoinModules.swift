import Foundation
import PackagePlugin

/// Makes the texts of the page, as resources of the target: the one file that a page loads, of the modules of the element,
/// with `Scripts/join-modules`; the words of each language, with `Scripts/write-words`; and the pages of the documents, in one
/// file, with `WebDocs`.
@main struct JoinModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let (package, work) = (context.package.directoryURL, context.pluginWorkDirectoryURL)
    func files(_ folder: URL) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
    let joining = package.appending(path: "Scripts/join-modules")
    let folder = target.directoryURL.appending(path: "Modules")
    let modules = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }.filter { ["js", "css"].contains($0.pathExtension) }
    let name = "almanac-calendar.js"
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
        displayName: "Joining the modules of the element", executable: joining,
        arguments: [folder.appending(path: name).path, work.appending(path: name).path],
        inputFiles: [joining] + modules, outputFiles: [work.appending(path: name)]),
      .buildCommand(
        displayName: "Writing the words of the languages", executable: writing,
        arguments: [work.path] + languages.map(\.path), inputFiles: [writing] + languages, outputFiles: texts),
    ]
  }
}
