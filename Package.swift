// swift-tools-version: 6.2
// Targets and flags; the only place that names dependencies. The table of layers is in ARCHITECTURE.md.
import PackageDescription

let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the engine. All may use `Basics`. After a change, write the list for `Scripts/build-wasm` anew:
/// `Scripts/dev/run modules --write`.
func engine(
  _ name: String, _ dependencies: [Target.Dependency], folder: String = "Kit", linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: name == "Basics" ? [] : ["Basics"] + dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: common, linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], folder: String = "Kit") -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(folder)/\(name)", swiftSettings: common)
}

/// No trait is on by default, so packages that use the kit fetch nothing else. Our own commands pass `--traits Programs`.
let programs: TargetDependencyCondition? = .when(traits: ["Programs"])
let grdb: Target.Dependency = .product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Database"]))
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log", condition: programs)

let package = Package(
  name: "almanac",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Almanac", targets: ["Almanac"]),
    .library(name: "AlmanacLists", targets: ["AlmanacLists"]),
    .library(name: "AlmanacFormerNames", targets: ["AlmanacFormerNames"]),
    .library(name: "AlmanacUI", targets: ["AlmanacUI"]),
    .library(name: "SceneExport", targets: ["SceneExport"]),
    .library(name: "CairoHost", targets: ["CairoHost"]),
    .library(name: "HostConformance", targets: ["HostConformance"]),
    .library(name: "SystemServices", targets: ["SystemServices"]),
    .library(name: "EventStores", targets: ["EventStores"]),
    .library(name: "EventDatabase", targets: ["EventDatabase"]),
    .executable(name: "almanac", targets: ["almanac-cli"]),
  ],
  traits: [
    .trait(name: "Database", description: "The product EventDatabase, which needs GRDB."),
    .trait(
      name: "Programs", description: "The program almanac and its server, which need the packages of a server.",
      enabledTraits: ["Database", "Pictures"]),
    .trait(name: "Pictures", description: "PNG and PDF by Cairo and Pango, whose libraries have to be installed."),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    // Without its traits: nobody configures the server by files and variables.
    .package(url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"), traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-extras", .upToNextMinor(from: "1.35.2")),
  ],
  targets: [
    // Layer 0
    engine("Basics", []),
    // Rounding functions come from the mathematics library; programs without Foundation would not link it by themselves.
    engine("Geometry", [], linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    engine("Diffing", []),
    engine("CalendarSystems", []),
    // Layer 1
    engine("TimeZones", ["CalendarSystems"]),
    engine("CalendarText", ["CalendarSystems"]),
    engine("CalendarLayout", ["Geometry", "CalendarSystems", "TimeZones"]),
    engine("ViewKit", ["Geometry"]),
    // Layer 2
    engine("Events", ["CalendarSystems", "TimeZones"]),
    engine("CollectionKit", ["Geometry", "Diffing", "ViewKit"]),
    engine("SceneExport", ["Geometry", "CalendarSystems", "ViewKit"]),
    // Layer 3
    engine("ICalendar", ["CalendarSystems", "TimeZones", "Events"]),
    engine("CollectionManager", ["Geometry", "Diffing", "ViewKit", "CollectionKit"], folder: "Lists"),
    // Layer 4
    engine(
      "CalendarViews",
      [
        "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "CalendarLayout", "ViewKit", "Events",
        "CollectionKit", "Diffing",
      ]),
    engine(
      "CalendarPanels",
      [
        "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "ViewKit", "Events", "CollectionKit",
        "CalendarViews",
      ]),
    engine(
      "CalendarEditing",
      [
        "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "CalendarLayout", "ViewKit", "Events",
        "CollectionKit", "ICalendar", "CalendarViews",
      ]),
    engine(
      "CalendarLists",
      [
        "CalendarSystems", "CalendarText", "CalendarLayout", "Events", "CollectionKit", "Diffing",
        "CollectionManager", "CalendarViews",
      ], folder: "Lists"),
    // Layer 5
    engine(
      "Almanac",
      [
        "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "CalendarLayout", "ViewKit", "Events",
        "CollectionKit", "SceneExport", "ICalendar", "CalendarViews", "Diffing", "CalendarPanels", "CalendarEditing",
      ]),
    engine(
      "CalendarGallery",
      [
        "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "CalendarLayout", "ViewKit", "Events",
        "CollectionKit", "CalendarViews", "CalendarEditing",
      ], folder: "Web"),
    // Hosts
    .target(
      name: "HostConformance", dependencies: ["Almanac"], path: "Sources/Kit/HostConformance", swiftSettings: common),
    .target(name: "CWebHost", path: "Sources/Web/CWebHost"),
    .target(
      name: "WebHost", dependencies: ["Almanac", "CalendarGallery", "CWebHost"], path: "Sources/Web/WebHost",
      swiftSettings: common),
    // It uses no lists; they are compiled with Embedded Swift for it all the same.
    .target(
      name: "EngineCheck", dependencies: ["Almanac", "CalendarLists", "CWebHost"], path: "Sources/Web/EngineCheck",
      swiftSettings: common),
    // The table of the element, from which Scripts/write-schema makes files.
    .executableTarget(
      name: "WebSchema", dependencies: ["Basics"], path: "Sources/Web/WebSchema", swiftSettings: common),
    // The pages of Documentation/Web.
    .executableTarget(
      name: "WebDocs", path: "Sources/Web/WebDocs", exclude: ["docs.css", "docs.js", "search.js"],
      swiftSettings: common),
    .plugin(name: "BuildWasm", capability: .buildTool()),
    .plugin(name: "JoinModules", capability: .buildTool(), dependencies: ["WebDocs"]),
    .target(
      name: "WebAssets", path: "Sources/Web/WebAssets", exclude: ["Modules", "Package", "Types"],
      resources: [.copy("Site")],
      swiftSettings: common,
      plugins: ["BuildWasm", "JoinModules"]),
    // Native
    .target(
      name: "CalendarWords", dependencies: ["CalendarText"], path: "Sources/Kit/CalendarWords", swiftSettings: common),
    .target(
      name: "SystemServices",
      dependencies: ["CalendarSystems", "CalendarText", "TimeZones", "CalendarWords"],
      path: "Sources/Kit/SystemServices", swiftSettings: common),
    // The lists under one name; native, because it makes errors localized.
    .target(
      name: "AlmanacLists",
      dependencies: ["Geometry", "Diffing", "ViewKit", "CollectionKit", "CollectionManager", "CalendarLists"],
      path: "Sources/Lists/AlmanacLists", swiftSettings: common),
    // Without UIKit or AppKit only its pure parts.
    .target(
      name: "AlmanacUI",
      dependencies: [
        "Almanac", "Basics", "Geometry", "CalendarSystems", "TimeZones", "CalendarText", "CalendarLayout", "ViewKit",
        "Events", "CollectionKit", "SceneExport", "ICalendar", "CollectionManager", "CalendarViews", "CalendarPanels",
        "SystemServices",
      ], path: "Sources/Apple/AlmanacUI", swiftSettings: common),
    // Names of the kits that Almanac replaces, which programs import while they migrate.
    .target(
      name: "AlmanacFormerNames",
      dependencies: ["Diffing", "Events", "CollectionKit", "CollectionManager", "CalendarViews", "AlmanacUI"],
      path: "Sources/Apple/AlmanacFormerNames", swiftSettings: common),
    .systemLibrary(
      name: "CCairo", path: "Sources/Programs/CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "CairoHost",
      dependencies: [
        "Almanac", .target(name: "CCairo", condition: .when(platforms: [.linux], traits: ["Pictures"])),
      ], path: "Sources/Programs/CairoHost", swiftSettings: common),
    .target(name: "EventStores", dependencies: ["Almanac"], path: "Sources/Kit/EventStores", swiftSettings: common),
    // Says which trait is missing, before anything that would not find its packages is compiled.
    .target(name: "TraitCheck", path: "Sources/Programs/TraitCheck", swiftSettings: common),
    .target(
      name: "EventDatabase",
      dependencies: ["TraitCheck", "Almanac", "AlmanacLists", "EventStores", "SystemServices", grdb],
      path: "Sources/Programs/EventDatabase", swiftSettings: common),
    .systemLibrary(
      name: "CBrotli", path: "Sources/Programs/CBrotli", providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CExpat", path: "Sources/Programs/CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CQREncode", path: "Sources/Programs/CQREncode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // Needs the header of libcurl to build, and the library only when a subscription is read.
    .target(
      name: "CCurl", path: "Sources/Programs/CCurl",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CZlib", path: "Sources/Programs/CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "AlmanacServer",
      dependencies: [
        "TraitCheck", "Almanac", "CBrotli", "CCurl", "CExpat", "CQREncode", "CZlib", "EventStores", "SystemServices",
        .product(name: "Hummingbird", package: "hummingbird", condition: programs),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: programs),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: programs),
        .product(name: "NIOCore", package: "swift-nio", condition: programs),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: programs),
        logging,
      ], path: "Sources/Programs/AlmanacServer", swiftSettings: common),
    .executableTarget(
      name: "almanac-cli",
      dependencies: [
        "Almanac", "SystemServices", "EventStores", "EventDatabase", "AlmanacServer", "CairoHost", "WebAssets", logging,
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ], path: "Sources/Programs/almanac-cli", swiftSettings: common),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["Almanac", "HostConformance"], path: "Tests/TestSupport",
      swiftSettings: common),
    tests("BasicsTests", ["Basics"]),
    tests("GeometryTests", ["Geometry"]),
    tests("DiffingTests", ["Diffing"]),
    tests("CalendarSystemsTests", ["CalendarSystems"]),
    tests("TimeZonesTests", ["TimeZones", "SystemServices"]),
    tests("SystemServicesTests", ["CalendarSystems", "CalendarText", "TimeZones", "SystemServices"]),
    tests("CalendarTextTests", ["CalendarText", "SystemServices"]),
    tests("CalendarWordsTests", ["CalendarText", "CalendarWords"]),
    tests("CalendarLayoutTests", ["CalendarLayout", "TimeZones"]),
    tests("ViewKitTests", ["Basics", "ViewKit", "SceneExport"]),
    tests("CollectionKitTests", ["Geometry", "Diffing", "ViewKit", "CollectionKit", "CollectionManager"]),
    tests(
      "CollectionManagerTests",
      ["Geometry", "Diffing", "ViewKit", "CollectionKit", "CollectionManager", "AlmanacLists"], folder: "Lists"),
    tests("SceneExportTests", ["SceneExport"]),
    tests("EventsTests", ["Events", "ICalendar", "SystemServices"]),
    tests("ICalendarTests", ["ICalendar"]),
    tests("CalendarViewsTests", ["Almanac", "AlmanacFormerNames", "AlmanacLists", "SystemServices"]),
    tests("CalendarPanelsTests", ["Almanac", "AlmanacLists", "CalendarWords"]),
    tests("CalendarEditingTests", ["Almanac", "CalendarWords"]),
    tests("CalendarGalleryTests", ["Almanac", "CalendarGallery"], folder: "Web"),
    tests("HostConformanceTests", ["Almanac", "HostConformance", "SystemServices"]),
    tests("WebHostTests", ["WebHost", "EngineCheck", "CalendarWords", "WebSchema"], folder: "Web"),
    tests("EventStoresTests", ["Almanac", "AlmanacLists", "EventStores", "EventDatabase", "SystemServices", grdb]),
    // The examples of the migration guides; they use the kit as programs do.
    tests(
      "MigrationTests",
      ["Almanac", "AlmanacFormerNames", "AlmanacLists", "AlmanacUI", "EventDatabase", "SystemServices", grdb]),
    .target(name: "RawClient", path: "Tests/Programs/RawClient", swiftSettings: common),
    tests(
      "AlmanacServerTests",
      [
        "Almanac", "AlmanacServer", "EventStores", "EventDatabase", "RawClient", "SystemServices", logging,
        .product(name: "HTTPTypes", package: "swift-http-types", condition: programs),
        .product(name: "NIOCore", package: "swift-nio", condition: programs),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: programs),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: programs),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: programs),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: programs),
      ], folder: "Programs"),
    tests("WebDocsTests", ["WebDocs"], folder: "Web"),
    .target(
      name: "PixelReading",
      dependencies: [
        "Almanac", "CairoHost", "HostConformance",
        .target(name: "CCairo", condition: .when(platforms: [.linux], traits: ["Pictures"])),
      ], path: "Tests/Programs/PixelReading", swiftSettings: common),
    tests(
      "CairoHostTests",
      [
        "Almanac", "CairoHost", "EventStores", "HostConformance", "PixelReading", "SystemServices",
        .target(name: "CCairo", condition: .when(platforms: [.linux], traits: ["Pictures"])),
      ], folder: "Programs"),
    tests(
      "CommandTests", ["almanac-cli", "Almanac", "EventStores", "EventDatabase", "RawClient", "SystemServices"],
      folder: "Programs"),
    .target(
      name: "BrowserDriver", dependencies: ["SystemServices"], path: "Tests/Web/BrowserDriver", swiftSettings: common),
    tests(
      "BrowserTests",
      [
        "Almanac", "AlmanacServer", "BrowserDriver", "EventDatabase", "EventStores", "HostConformance",
        "SystemServices",
        "WebAssets", "WebHost", "WebSchema", logging,
      ], folder: "Web"),
    // Random input, and comparison with other programs
    .executableTarget(
      name: "almanac-fuzz",
      dependencies: [
        "Almanac", "AlmanacServer", "EventDatabase", "EventStores", "WebHost",
        .target(name: "CairoHost", condition: .when(traits: ["Pictures"])),
      ], path: "Tests/Fuzz",
      swiftSettings: common),
    .executableTarget(
      name: "almanac-peers", dependencies: ["Almanac", "SystemServices"], path: "Tests/Peers/Program",
      swiftSettings: common),
    // Measurements
    .executableTarget(
      name: "almanac-bench",
      dependencies: [
        "AllocationCounter", "Almanac", "AlmanacLists", "AlmanacServer", "BrowserDriver", "EventDatabase",
        "EventStores", "WebAssets",
        .target(name: "CairoHost", condition: .when(traits: ["Pictures"])), logging,
      ],
      path: "Benchmarks",
      exclude: ["AllocationCounter", "Apple", "README.md", "baseline.json", "radicale.sh", "sizes.txt"],
      swiftSettings: common
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  ],
  swiftLanguageModes: [.v6]
)

/// Returns the names of targets and of all that they reach. Each target is listed after those that it depends on.
@MainActor func reached(from names: [String]) -> Set<String> {
  var needed = Set(names)
  for target in package.targets.reversed() where needed.contains(target.name) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
      default: break
      }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { needed.insert(name) }
  }
  return needed
}

// `ALMANAC_WINDOW=1 swift build --product almanac-window` adds the window, which needs GTK 4. It is no trait: SwiftPM builds
// all targets of this package, also those whose dependencies wait for a trait.
if Context.environment["ALMANAC_WINDOW"] == "1" {
  package.products += [
    .library(name: "GTKHost", targets: ["GTKHost"]), .executable(name: "almanac-window", targets: ["almanac-window"]),
    .executable(name: "almanac-window-conformance", targets: ["almanac-window-conformance"]),
  ]
  package.targets += [
    .systemLibrary(name: "CGtk", path: "Sources/Programs/CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "GTKHost", dependencies: ["Almanac", "CairoHost", "CGtk"], path: "Sources/Programs/GTKHost",
      swiftSettings: common),
    // Conformance of the window, run by Scripts/test-window.
    .systemLibrary(name: "CGtkReading", path: "Tests/Programs/Window/CGtkReading", pkgConfig: "gtk4"),
    .executableTarget(
      name: "almanac-window-conformance",
      dependencies: ["Almanac", "CGtkReading", "CairoHost", "GTKHost", "HostConformance", "PixelReading"],
      path: "Tests/Programs/Window/Conformance", swiftSettings: common),
    .executableTarget(
      name: "almanac-window",
      dependencies: [
        "Almanac", "CairoHost", "GTKHost", "SystemServices", "EventStores", "EventDatabase",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Programs/almanac-window", swiftSettings: common),
  ]
}

// `ALMANAC_APPLE=1 swift test --scratch-path .build/apple` builds and tests AlmanacUI without any other package: on Linux against
// the modules of Tests/Apple/StandIns, in a folder of its own, because a module named UIKit would answer `canImport(UIKit)` in the
// packages of others.
if Context.environment["ALMANAC_APPLE"] == "1" {
  let kit = reached(from: ["AlmanacUI", "AlmanacLists", "AlmanacFormerNames", "HostConformance", "AllocationCounter"])
  package.dependencies = []
  package.traits = []
  package.products = [.library(name: "AlmanacUI", targets: ["AlmanacUI"])]
  package.targets.removeAll { !kit.contains($0.name) }
  #if os(Linux)
    let names = ["CoreGraphics", "QuartzCore", "UIFoundation", "UIKit", "SwiftUI", "AppKit"]
    for (index, name) in names.enumerated() {
      let below = names[..<index].map { Target.Dependency.byName(name: $0) }
      package.targets.insert(
        .target(name: name, dependencies: below, path: "Tests/Apple/StandIns/\(name)", swiftSettings: common), at: index
      )
    }
    let standIns = names.map { Target.Dependency.byName(name: $0) }
    for target in package.targets where target.name == "AlmanacUI" { target.dependencies += standIns }
    // Swift Testing looks for modules of its own beside UIKit and CoreGraphics.
    let settings = common + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    package.targets += [
      .testTarget(name: "AppleFacts", dependencies: standIns, path: "Tests/Apple/AppleFacts", swiftSettings: settings),
      .testTarget(
        name: "AlmanacUITests",
        dependencies: ["AlmanacUI", "AlmanacFormerNames", "Almanac", "AlmanacLists", "HostConformance"] + standIns,
        path: "Tests/Apple/AlmanacUITests",
        swiftSettings: settings),
      .executableTarget(
        name: "almanac-bench-apple", dependencies: ["AllocationCounter", "AlmanacUI", "Almanac"] + standIns,
        path: "Benchmarks/Apple", swiftSettings: common),
    ]
  #else
    // The tests of a scheme are those that depend on its product.
    package.targets.append(
      .testTarget(
        name: "AppleFacts", dependencies: ["AlmanacUI"], path: "Tests/Apple/AppleFacts", swiftSettings: common))
  #endif
}

// `ALMANAC_TESTS=EventsTests swift test` builds those tests alone, with what they reach: `make test T=Events`. SwiftPM builds all
// tests of a package, also those that a filter leaves out.
if let names = Context.environment["ALMANAC_TESTS"], !names.isEmpty {
  let needed = reached(from: names.split(separator: ",").map { String($0) })
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    let targets = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
    return !targets.allSatisfy(needed.contains)
  }
}

// A target names all targets that it reaches, not only those that it imports. SwiftPM 6.3 asks the compiler about a target
// only when a module that the target names has changed. One that it reaches through another, which stays the same itself,
// would not count: the target would keep the old sizes of types (swiftlang/swift-package-manager#10483, #10502). To be
// removed with the build system of SwiftPM 6.4. The targets above are listed lowest first; `ALMANAC_IMPORTS_ONLY=1` leaves
// this out: `Scripts/dev/run` asks what a target itself names.
if Context.environment["ALMANAC_IMPORTS_ONLY"] != "1" {
  var reached: [String: Set<String>] = [:]
  for target in package.targets {
    var named: Set<String> = []
    for case .byNameItem(let name, _) in target.dependencies { named.insert(name) }
    let all = named.reduce(into: named) { $0.formUnion(reached[$1] ?? []) }
    reached[target.name] = all
    target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
  }
}
