/** Texts about work waiting on this phone. Those that docs/behaviour quotes stay as they are. */
export const texts = {
  unsentResults: (n: number) => (n === 1 ? '1 change is on this phone' : `${n} changes are on this phone`),
  unsentHint: 'Nothing is lost. They will be sent as soon as we can reach the server.',
  unsentSignedOut: 'Nothing is lost. They will be sent once you sign in again.',
  stale: 'Not live. You can go on judging: nothing is lost.',
  cannotKeep: 'This phone cannot keep results',
  cannotKeepHint:
    'A private window or a full phone can’t store anything. You can log results while you have a connection: keep this page open until each result is confirmed.',
  unsentFragile: 'This phone could not store them. Keep this page open until they are sent.',
  wrongClock: (minutesAhead: number) =>
    `The clock of this phone is ${Math.abs(minutesAhead)} minutes ${minutesAhead > 0 ? 'ahead' : 'behind'}. Topout shows and sends the right time.`,
  heldResults: (n: number) => (n === 1 ? '1 result needs a decision' : `${n} results need a decision`),
  /** Asks between results that differ, and otherwise names the one. */
  which: (name: string, results: readonly string[]) => {
    const different = [...new Set(results)];
    return `${name}: ${different.join(' or ')}${different.length > 1 ? '?' : ''}`;
  },
  heldHint: (n: number) =>
    n === 1 ? 'It is stored, but it does not count yet.' : 'They are stored, but they do not count yet.',
  dropped: 'The queue has not changed',
  notRecorded: 'The incident is not recorded',
  notWithdrawn: 'The incident is not withdrawn',
  notConfirmed: 'The result is not confirmed',
  understood: 'OK',
  decide: 'Decide',
  refusedResults: (n: number) => (n === 1 ? '1 change was not accepted' : `${n} changes were not accepted`),
  tryAgain: 'Try again',
  discard: 'Discard',
} as const;
