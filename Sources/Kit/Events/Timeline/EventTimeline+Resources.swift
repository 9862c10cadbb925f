extension EventTimeline {
  /// Returns the resources of the store, sorted by their identifiers; none if they cannot be read.
  public func resources() -> [Resource] {
    do throws(StoreError) { return try store.resources() } catch {
      lastError = error
      return []
    }
  }
}
