/** Texts of brackets and start lists by lanes. */
export const bracketTexts = {
  title: 'Heats',
  loading: 'Loading the heats',
  none: 'No speed here',
  noneHint: 'No category of this competition is scored as speed.',
  nobody: 'Nobody is on the start list yet',
  nobodyHint:
    'Heats appear once climbers are entered, or have advanced to the final. Results without heats are on the leaderboard.',
  categories: 'Categories',
  of: (category: string, stage: string) => `${category}, ${stage}`,
  notLive: 'Not live. The last heats received are shown.',
  print: 'Print',
  heat: (number: number) => `Heat ${number}`,
  lanes: ['A', 'B'],
  laneNames: ['Lane A', 'Lane B'],
  wins: 'wins',
  again: 'Equal times: they race again.',
  byQualification: 'by qualification',
} as const;
