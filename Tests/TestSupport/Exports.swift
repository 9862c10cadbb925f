/// The tree that follows mutations and the repeatable random numbers, with which tests and hosts alike are checked.
@_exported public import HostConformance
