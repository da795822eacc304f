/** What a change of entries changed elsewhere: who follows it is told after the commit. */
export interface Changed {
  /** Boards. */
  readonly categories: readonly string[];
  /** Routes whose attempts or queues changed. */
  readonly routes: readonly string[];
}
