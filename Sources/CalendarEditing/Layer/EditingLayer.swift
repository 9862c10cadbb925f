import Geometry
import ViewKit

/// The views over the levels of a calendar that is edited: handles, the label of what is held, the ring of a slot. It
/// covers the calendar below its popovers, in the coordinates of the calendar.
final class EditingLayer: View {
}
