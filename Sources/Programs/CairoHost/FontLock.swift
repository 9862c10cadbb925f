#if Pictures
  import CCairo

  /// The lock that everything holds while it opens, uses, or releases fonts.
  ///
  /// Cairo opens all fonts with one FreeType library and does not lock it (`FT_New_Face`: "must not be called from
  /// several threads with the same library"), so two threads that draw at the same time damage its list of open fonts.
  package enum FontLock {
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<GRecMutex> = {
      let mutex = UnsafeMutablePointer<GRecMutex>.allocate(capacity: 1)
      g_rec_mutex_init(mutex)
      return mutex
    }()

    /// Runs a function while no other thread uses fonts. The function may call `locked` again.
    package static func locked<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      g_rec_mutex_lock(mutex)
      defer { g_rec_mutex_unlock(mutex) }
      return try body()
    }
  }
#endif
