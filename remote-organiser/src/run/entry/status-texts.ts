export const statusTexts = {
  scorecard: 'Scorecard',
  action: 'Change status...',
  title: 'Status',
  history: 'History of this competitor',
  cancel: 'Cancel',
  saving: 'Saving...',
  options: [
    { status: 'ENTERED', label: 'Competing', hint: 'On the board, ranked by results' },
    { status: 'RETIRED', label: 'Retired', hint: 'Keeps the results, marked (R), leaves all queues' },
    { status: 'DNS', label: 'Did not start', hint: 'On the board without a place' },
    {
      status: 'DSQ',
      label: 'Disqualified',
      hint: 'On the board without a place; results stay in the history',
    },
  ],
} as const;
