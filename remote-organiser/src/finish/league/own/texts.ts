/** Texts of a person's own leagues. */
export const ownLeaguesTexts = {
  title: 'My leagues',
  lead: 'Standings over several competitions.',
  new: 'New league',
  loading: 'Loading your leagues',
  emptyTitle: 'No league yet',
  empty: 'A league adds up results from several competitions, category by category.',
  competitions: (count: number) => (count === 1 ? '1 competition' : `${count} competitions`),
  name: 'Name',
  nameHint: 'Everybody sees it above the standings.',
  create: 'Create league',
} as const;
