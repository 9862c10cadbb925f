// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Picture",
  platforms: [.macOS(.v14)],
  // In a package of your own: .package(url: "<this repository>", from: "0.9.0")
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Picture",
      dependencies: [
        .product(name: "Almanac", package: "almanac"), .product(name: "AlmanacUI", package: "almanac"),
        .product(name: "EventStores", package: "almanac"),
      ])
  ]
)
