#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import Testing
  import UIKit

  /// What AlmanacUI assumes of content of SwiftUI in views of UIKit.
  @Suite("Facts: content of SwiftUI", .serialized)
  @MainActor struct HostingFacts {
    @Test("Fact 97: a content view keeps another configuration that is assigned, and takes touches")
    func configuration() {
      let view = UIHostingConfiguration { Text("first") }.margins(.all, 0).makeContentView()
      view.configuration = UIHostingConfiguration { Text("second") }.margins(.all, 0)
      #expect(view.configuration is UIHostingConfiguration<Text, EmptyView> && view.isUserInteractionEnabled)
    }
  }
#endif
