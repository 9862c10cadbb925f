extension Schema {
  /// The Swift file that sets options from bytes. If a property of the kit is renamed, that file no longer compiles.
  static var decoding: String {
    var text = "// Made by Scripts/write-schema from Sources/Web/WebSchema.\nimport Almanac\n\n"
    text += """
      /// The options of the element that the engine takes, in the order in which it takes them.
      enum PageOption: UInt8, CaseIterable {
      \(wireOptions.map { "  case \($0.property) = \($0.number ?? 0)\n" }.joined())
        /// A number that changes with the table.
        static let version: Int32 = \(version)

        /// Sets the option. Never inlined: the wasm would otherwise copy all values field by field.
        @inline(never)
        func set(_ value: OptionValue, in settings: inout OptionValues) {
          switch self {

      """
    for option in wireOptions {
      text += "    case .\(option.property):\n" + option.set.map { "      \($0)\n" }.joined()
    }
    return text + "    }\n  }\n}\n"
  }
}
