extension Schema {
  /// The types of edits, for TypeScript.
  static let editTypes = """
    /** The part of a series that an edit is about. */
    export interface EditOptions {
      /** An occurrence, by the `recurrenceId` of its `EventInfo`; without it, the first one. */
      recurrenceId?: string | null;
      /** How much is meant: by default `this` with a `recurrenceId`, else `all`. */
      scope?: 'this' | 'following' | 'all';
    }

    /** What has become of an edit. */
    export interface EditOutcome {
      /** Whether it was made, or nothing had to be changed. */
      ok: boolean;
      /** The identifier of the event; of a new one, the one that it got. */
      id: string | null;
      /** A sentence that says why it was not made. */
      reason: string | null;
    }

    export interface EventEdit<E extends EventInit = EventInit> {
      kind: string;
      before: EventInfo<E>[];
      after: EventInfo<E>[];
    }

    export interface EventConflict<E extends EventInit = EventInit> {
      /** The fields that both have changed, such as `title`, `times` or `existence`. */
      fields: string[];
      /** The version from here, and the other one; null where the event was deleted. */
      mine: EventInfo<E> | null;
      theirs: EventInfo<E> | null;
      /** Answers after `preventDefault()`; with null, nothing is saved until the next edit. */
      choose(side: 'mine' | 'theirs' | null): void;
    }
    """
}
