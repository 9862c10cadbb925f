import CollectionKit
import CollectionManager
import Diffing
import Testing

@Suite("Supplementary models")
struct SupplementaryModelTests {
  private let badge = SupplementaryKind(9)

  private func text(_ model: AnyModel?) -> String? { model?.value(as: String.self) }

  @Test("DT-153: a section keeps models by kind and index")
  func perSection() {
    let section = SectionModel()
    section.setSupplementaryModel("1", forKind: badge, atIndex: 0)
    section.setSupplementaryModel("2", forKind: badge, atIndex: 3)
    #expect(text(section.supplementaryModel(ofKind: badge, atIndex: 0)) == "1")
    #expect(section.supplementaryModel(ofKind: badge, atIndex: 1) == nil)
    #expect(section.supplementaryModel(ofKind: .sectionHeader, atIndex: 0) == nil)
    #expect(section.numberOfSupplementaries(ofKind: badge) == 2)
    section.setSupplementaryModel(String?.none, forKind: badge, atIndex: 0)
    #expect(section.supplementaryModel(ofKind: badge, atIndex: 0) == nil)
  }

  @Test("DT-154: models of a whole kind are set and cleared, other kinds stay")
  func wholeKind() {
    let recorded = Recorded()
    recorded.storage.setSectionHeaderModel("head", forSection: 0)
    recorded.observer.reset()
    recorded.storage.setSupplementaries([[0: "a", 2: "b"], [1: "c"]], forKind: badge)
    #expect(recorded.reloaded() && recorded.storage.numberOfSections == 2)
    #expect(text(recorded.storage.supplementaryModel(ofKind: badge, forSectionAt: at(0, 2))) == "b")
    #expect(text(recorded.storage.supplementaryModel(ofKind: badge, forSectionAt: at(1, 1))) == "c")
    recorded.storage.setSupplementaries([[Int: String]](), forKind: badge)
    #expect(recorded.reloaded())
    #expect(recorded.storage.supplementaryModel(ofKind: badge, forSectionAt: at(0, 2)) == nil)
    #expect(text(recorded.storage.headerModel(forSection: 0)) == "head")
  }

  @Test("DT-155: lists of headers and footers make sections and reload; through providers they do neither")
  func lists() {
    let recorded = Recorded()
    recorded.storage.setSectionHeaderModels(["a", "b", "c"])
    #expect(recorded.reloaded() && recorded.storage.numberOfSections == 3)
    #expect(text(recorded.storage.headerModel(forSection: 2)) == "c")
    recorded.storage.setSectionFooterModels(["x"])
    #expect(text(recorded.storage.footerModel(forSection: 0)) == "x")
    recorded.storage.setSectionHeaderModels([String]())
    #expect(recorded.storage.headerModel(forSection: 2) == nil)
    #expect(text(recorded.storage.footerModel(forSection: 0)) == "x")

    let later = Recorded()
    later.storage.setsSectionModelsThroughProviders = true
    later.storage.setSectionHeaderModels(["a", "b", "c"])
    later.storage.setSectionFooterModels(["x"])
    #expect(later.isQuiet && later.storage.numberOfSections == 0)
    #expect(text(later.storage.headerModel(forSection: 1)) == "b" && later.storage.headerModel(forSection: 3) == nil)
    #expect(text(later.storage.footerModel(forSection: 0)) == "x")
    later.storage.setSectionHeaderModels([String]())
    later.storage.setSectionFooterModels([String]())
    #expect(later.storage.headerModel(forSection: 1) == nil && later.storage.footerModel(forSection: 0) == nil)
  }

  @Test("DT-156: the header and footer of one section are set, read and cleared")
  func oneSection() {
    let recorded = Recorded()
    recorded.storage.setSectionHeaderModel("h", forSection: 1)
    #expect(recorded.reloaded())
    recorded.storage.setSectionFooterModel("f", forSection: 1)
    #expect(recorded.reloaded())
    #expect(text(recorded.storage.headerModel(forSection: 1)) == "h")
    #expect(text(recorded.storage.footerModel(forSection: 1)) == "f")
    recorded.storage.setSectionHeaderModel(String?.none, forSection: 1)
    #expect(recorded.storage.headerModel(forSection: 1) == nil)
  }

  @Test("DT-155, DT-159: a nil in a list of headers is no model, and an empty list of providers answers for the kind")
  func gaps() {
    let storage = MemoryStorage()
    storage.setSectionHeaderModels(["a", nil, "c"])
    storage.setSectionFooterModels([nil, "g"])
    #expect((0..<3).map { text(storage.headerModel(forSection: $0)) } == ["a", nil, "c"])
    #expect((0..<3).map { storage.footerModel(forSection: $0) == nil } == [true, false, true])
    storage.setsSectionModelsThroughProviders = true
    storage.setSectionHeaderModels([String]())
    storage.setSectionFooterModels([nil, "h"])
    storage.supplementaryModelProvider = { _, _ in ModelBox("general") }
    #expect(storage.headerModel(forSection: 7) == nil && text(storage.footerModel(forSection: 1)) == "g")
    #expect(storage.footerModel(forSection: 2) == nil)
  }

  @Test("DT-157: a section gives its header and footer directly")
  func convenience() {
    let storage = MemoryStorage()
    storage.setSectionHeaderModel("h", forSection: 0)
    storage.setSectionFooterModel("f", forSection: 0)
    #expect(text(storage.section(atIndex: 0)?.collectionHeaderModel) == "h")
    #expect(text(storage.section(atIndex: 0)?.collectionFooterModel) == "f")
    storage.configureForTableViewUsage()
    storage.setSectionHeaderModel("th", forSection: 0)
    storage.setSectionFooterModel("tf", forSection: 0)
    #expect(text(storage.section(atIndex: 0)?.tableHeaderModel) == "th")
    #expect(text(storage.section(atIndex: 0)?.tableFooterModel) == "tf")
  }

  @Test("DT-158: reading through the storage misses without a section, a kind or an index")
  func misses() {
    let storage = MemoryStorage()
    storage.setSectionHeaderModel("h", forSection: 0)
    #expect(text(storage.supplementaryModel(ofKind: .sectionHeader, forSectionAt: at(0, 0))) == "h")
    #expect(storage.supplementaryModel(ofKind: .sectionHeader, forSectionAt: at(1, 0)) == nil)
    #expect(storage.supplementaryModel(ofKind: .sectionHeader, forSectionAt: at(0, 1)) == nil)
    #expect(storage.supplementaryModel(ofKind: badge, forSectionAt: at(0, 0)) == nil)
  }

  @Test(
    "DT-159: a stored model comes first, then the provider of headers or footers even with nil, then the general one")
  func providers() {
    let storage = MemoryStorage()
    storage.supplementaryModelProvider = { kind, path in ModelBox("\(kind) \(path)") }
    #expect(text(storage.headerModel(forSection: 0)) == "section header 0/0")
    storage.headerModelProvider = { $0 == 1 ? ModelBox("one") : nil }
    storage.footerModelProvider = { _ in nil }
    #expect(storage.headerModel(forSection: 0) == nil && text(storage.headerModel(forSection: 1)) == "one")
    #expect(storage.footerModel(forSection: 0) == nil)
    #expect(text(storage.supplementaryModel(ofKind: badge, forSectionAt: at(0, 3))) == "kind 9 0/3")
    storage.setSectionHeaderModel("stored", forSection: 1)
    #expect(text(storage.headerModel(forSection: 1)) == "stored")
  }
}
