// swift-tools-version: 6.2
// A program of somebody else that uses the kit alone, and sees nothing of it but what is public. `Scripts/test-program`
// builds and runs it where no package can be fetched.
import PackageDescription

let package = Package(
  name: "Program",
  dependencies: [.package(name: "almanac", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Program",
      dependencies: [
        .product(name: "Almanac", package: "almanac"), .product(name: "EventStores", package: "almanac"),
        .product(name: "SystemServices", package: "almanac"),
      ])
  ]
)
