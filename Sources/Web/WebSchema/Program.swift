/// Prints the paths of the generated files or, given a path and the file as input, its new text. `Scripts/write-schema`
/// writes the files.
@main struct Program {
  static func main() {
    guard CommandLine.arguments.count > 1 else { return GeneratedFile.all.forEach { print($0.path) } }
    var current = ""
    while let line = readLine(strippingNewline: false) { current += line }
    for file in GeneratedFile.all where file.path == CommandLine.arguments[1] {
      print(file.text(current), terminator: "")
    }
  }
}
