import { scoredBy, type ScoredBy } from '@topout/domain';

/** Who logs results, in a choice and as a fact about a route group. */
export const scoredByTexts = {
  label: 'Who logs the results?',
  scorers: {
    JUDGES: { label: 'Judges', hint: '', fact: '' },
    CLIMBERS: {
      label: 'Climbers',
      hint: 'On their own scorecard, or their parents do. You and staff judges can correct.',
      fact: 'climbers log their own',
    },
    BOTH: {
      label: 'Judges and climbers',
      hint: 'Once a judge has logged or corrected a result, the climber can’t change it.',
      fact: 'judges and climbers log',
    },
  } satisfies Record<ScoredBy, { readonly label: string; readonly hint: string; readonly fact: string }>,
} as const;

export const scoredByOptions = scoredBy.map((value) => ({ value, ...scoredByTexts.scorers[value] }));
