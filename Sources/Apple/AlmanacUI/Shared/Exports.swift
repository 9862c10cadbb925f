// A program that imports AlmanacUI can name what a calendar means. What it is made of (views, colors, windows of the engine)
// has names that SwiftUI has, too, and comes with `import ViewKit`.
@_exported public import CalendarPanels
@_exported public import CalendarSystems
@_exported public import CalendarText
@_exported public import CalendarViews
@_exported public import Events
@_exported public import ICalendar
@_exported public import SystemServices
@_exported public import TimeZones
