/** The clock of hall and cloud, in milliseconds. */
export const newsTime = {
  /** How often the hall looks for news. */
  lookMs: 1_000,
  /** The hall says that it is there, even if nothing is new. */
  helloMs: 5_000,
  /** The longest pause after failures: a line that is back is used by then. */
  longestPauseMs: 15_000,
  /** A call that takes longer has failed. */
  callMs: 60_000,
  /** After that the cloud says that it waits for the hall. */
  silentMs: 20_000,
  /** How often the cloud looks. */
  listenMs: 5_000,
  /** A change that was let in before a competition is given away has begun by then. */
  settleMs: 1_000,
  settleTries: 20,
} as const;
