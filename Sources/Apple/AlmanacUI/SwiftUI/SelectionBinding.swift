#if canImport(SwiftUI)
  import CalendarSystems
  import CalendarViews
  import SwiftUI

  /// A binding to the selection, in one of three forms.
  enum SelectionBinding {
    case day(Binding<DayNumber?>)
    case days(Binding<Set<DayNumber>>)
    case range(Binding<Range<DayNumber>?>)

    /// The current value of the binding.
    var value: DaySelection {
      switch self {
      case .day(let binding): binding.wrappedValue.map { DaySelection($0) } ?? DaySelection()
      case .days(let binding): binding.wrappedValue.reduce(into: DaySelection()) { $0.insert($1) }
      case .range(let binding): binding.wrappedValue.map { DaySelection($0) } ?? DaySelection()
      }
    }

    /// Writes a selection, unless the binding already has it.
    func write(_ selection: DaySelection) {
      guard selection != value else { return }
      switch self {
      case .day(let binding): binding.wrappedValue = selection.onlyDay
      case .days(let binding):
        binding.wrappedValue = Set(
          selection.ranges.flatMap { range in
            (0..<range.upperBound - range.lowerBound).map { range.lowerBound + $0 }
          })
      case .range(let binding): binding.wrappedValue = selection.ranges.first
      }
    }

    /// The selection mode for the form.
    var mode: SelectionMode {
      switch self {
      case .day: .optional
      case .days: .multiple
      case .range: .range(maximum: 0)
      }
    }
  }
#endif
