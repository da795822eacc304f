const some = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Texts of the lists shown before a stage is closed or results are published. */
export const openWorkTexts = {
  title: 'Still open',
  lacks: 'Still missing',
  lacksNothing: 'Every category has routes.',
  noRoutes: (categories: readonly string[]) =>
    categories.length === 0 ? 'No routes yet' : `No routes yet for ${categories.join(', ')}`,
  noRoutesHint: 'Nobody can be judged there. Add them first.',
  beforeOpen: (stage: string) => `${stage} is still open`,
  beforeOpenHint: 'Its results may still change.',
  loading: 'Looking for open work',
  unknown: 'We can’t show open work right now.',
  nothing: 'Nothing is held or unsent, and nobody is judging.',
  held: (n: number) => some(n, 'held result', 'held results'),
  disputes: (n: number) => some(n, 'result in dispute', 'results in dispute'),
  disputesHint: 'Decide first: nothing is published before that.',
  heldHint: 'They do not count until somebody decides.',
  unsent: (n: number) => some(n, 'change not sent yet', 'changes not sent yet'),
  judges: (n: number) => some(n, 'judge is still there', 'judges are still there'),
  queued: (n: number) => some(n, 'person waits at a route', 'people wait at a route'),
  provisional: (what: string) => `${what}: appeals are possible`,
  whole: 'Whole competition',
  since: (when: string) => `Published as provisional on ${when}. Publishing as official ends that.`,
} as const;
