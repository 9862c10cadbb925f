// swift-tools-version: 6.2
// A client: a program in a package of its own that takes the kit by URL and version, as apps do. `Scripts/test-client` replaces
// the placeholder by a clone of the working tree.
import PackageDescription

let package = Package(
  name: "Program",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(url: "<this repository>", from: "0.9.0")],
  targets: [
    .executableTarget(
      name: "Program",
      dependencies: [
        .product(name: "Almanac", package: "almanac"), .product(name: "AlmanacUI", package: "almanac"),
        .product(name: "EventStores", package: "almanac"), .product(name: "SystemServices", package: "almanac"),
      ])
  ]
)
