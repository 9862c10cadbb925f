import Foundation

@main
enum AlmanacFuzz {
  static func main() {
    guard let options = FuzzOptions(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((FuzzOptions.usage + "\n").utf8))
      exit(64)
    }
    if let replay = options.replay, let target = options.targets.first {
      guard let data = FileManager.default.contents(atPath: replay) else {
        FileHandle.standardError.write(Data("almanac-fuzz: cannot read \(replay)\n".utf8))
        exit(66)
      }
      Worker.replay(target.init(), [UInt8](data))
    } else if let worker = options.worker, let target = options.targets.first {
      Worker(options: options, stateFile: worker.state).run(target.init(), from: worker.start)
    } else {
      exit(Supervisor(options: options).run() ? 0 : 1)
    }
  }
}
