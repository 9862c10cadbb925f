/// Chooses between mappings that could show a model.
public protocol ViewModelMappingCustomizing: AnyObject {
  /// One of the candidates, or a mapping of the program's own for the same kind of views; `nil` for the first one.
  func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
    -> AnyViewModelMapping?
}
