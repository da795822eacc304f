/** What undoing a record of the history changed. */
export interface Restored {
  /** Uuid of the entry that is back, or whose attempts are. */
  readonly entry: string;
  /** Boards that changed. */
  readonly categories: readonly string[];
  /** Routes whose attempts changed. */
  readonly routes: readonly string[];
}
