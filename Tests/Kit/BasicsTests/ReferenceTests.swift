import Basics
import Testing

private protocol Greeter: AnyObject { var name: String { get } }

private final class Host: Greeter {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Guest: Greeter {
  var name: String { "guest" }
}

private final class Listener {
  @WeakReference var delegate: (any Greeter)? { didSet { changes += 1 } }
  @WeakReference var host: Host?
  var changes = 0
}

private final class Child {
  @Unowned var parent: (any Greeter)?
  @Unowned var host: Host
  init(_ host: Host) { self.host = host }
}

@Suite struct ReferenceTests {
  @Test("a weak reference gives its object and is nil when the object goes away")
  func weakReference() {
    let listener = Listener()
    #expect(listener.delegate == nil && listener.host == nil)
    var host: Host? = Host("one")
    listener.delegate = host
    listener.host = host
    #expect(listener.delegate === host && listener.host === host && listener.delegate?.name == "one")
    host = nil
    #expect(listener.delegate == nil && listener.host == nil)
  }

  @Test("a weak reference takes another object, of another class, and nil")
  func weakReferenceChanges() {
    let listener = Listener()
    let host = Host("one")
    let guest = Guest()
    listener.delegate = host
    listener.delegate = guest
    #expect(listener.delegate?.name == "guest" && listener.changes == 2)
    listener.delegate = nil
    #expect(listener.delegate == nil && listener.changes == 3)
  }

  @Test("what is read from a weak reference is kept while it is used")
  func readValueIsKept() {
    let listener = Listener()
    var host: Host? = Host("one")
    listener.delegate = host
    let read = listener.delegate
    host = nil
    #expect(read?.name == "one" && listener.delegate === read)
  }

  @Test("an unowned reference gives its object and does not keep it")
  func unowned() {
    var host: Host? = Host("one")
    weak let seen = host
    let child = Child(Host("two").kept)
    child.parent = host
    #expect(child.parent === host && child.parent?.name == "one" && child.host.name == "two")
    host = nil
    #expect(seen == nil)
    child.parent = nil
    #expect(child.parent == nil)
  }

  @Test("a callback calls with its owner and does not keep it")
  func callbacks() {
    var host: Host? = Host("one")
    weak let seen = host
    let plain = host.map { callback(to: $0) { $0.name } }
    let one = host.map { callback(to: $0) { $0.name + $1 } }
    let two = host.map { callback(to: $0) { $0.name + $1 + $2 } }
    #expect(plain?() == "one" && one?("!") == "one!" && two?("?", "!") == "one?!")
    host = nil
    #expect(seen == nil)
  }

  @Test("reading an unowned reference after its object is gone stops the program")
  func unownedAfterTheEnd() async {
    await #expect(processExitsWith: .failure) {
      let child = Child(Host("gone"))
      print(child.host.name)
    }
    await #expect(processExitsWith: .failure) {
      let name = callback(to: Host("gone")) { $0.name }
      print(name())
    }
  }
}

extension Host {
  /// The host itself, kept until the tests end.
  fileprivate var kept: Host {
    Unmanaged.passRetained(self).takeUnretainedValue()
  }
}
