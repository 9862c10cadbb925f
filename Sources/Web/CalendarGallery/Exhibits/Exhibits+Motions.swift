import CalendarViews
import ViewKit

extension Exhibits {
  /// The animations of selecting and deselecting days.
  static var motions: [Exhibit] {
    [
      motion("Bounce in", MotionAnimator(selection: .bounce, deselection: .none)),
      motion("Bounce in, roll out", MotionAnimator(selection: .bounce, deselection: .roll)),
      motion("Bounce in, bubble out", MotionAnimator(selection: .bounce, deselection: .bubble)),
      motion("Bounce in, fade out", MotionAnimator(selection: .bounce, deselection: .fade)),
    ]
  }

  private static func motion(_ caption: String, _ animator: MotionAnimator) -> Exhibit {
    .weeks(caption, showsEvents: false) { base in
      var style = centered(base)
      style.day.add(.shape(.circle), all: .selected)
      style.day.add(.shapeFill(.role(CalendarRole.accent)), all: .selected)
      style.day.add(.ink(.role(CalendarRole.onAccent)), all: .selected)
      return style
    } prepare: { view in
      view.send(.select(GalleryDates.day(19)))
      view.dayAnimator = animator
    }
  }
}
