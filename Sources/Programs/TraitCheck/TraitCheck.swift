// The programs and `EventDatabase` need other packages, which SwiftPM fetches only with a trait. Without it, the compiler
// would report every missing import; this target reports the reason once. It has no other purpose.
#if !Database
  #error("type: swift build --traits Programs (a package that uses EventDatabase: traits: [\"Database\"])")
#endif
