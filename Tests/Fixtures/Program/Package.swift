// swift-tools-version: 6.2
// A program of somebody else that depends on the kit, and sees nothing of it but what is public.
import PackageDescription

let package = Package(
  name: "Program",
  dependencies: [.package(name: "almanac", path: "../../..")],
  targets: [.executableTarget(name: "Program", dependencies: [.product(name: "Almanac", package: "almanac")])]
)
