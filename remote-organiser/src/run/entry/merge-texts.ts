const some = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

export const mergeTexts = {
  action: 'Merge with entry...',
  choose: (name: string) => `Choose the entry that ${name} is merged into.`,
  cancel: 'Cancel',
  title: 'We will merge',
  into: 'into',
  confirm: 'Confirm',
  merging: 'Merging...',
  loading: 'Working out what will move',
  unknown: 'What will move cannot be shown at the moment. A merge can be undone.',
  moves: (attempts: number, routes: number) =>
    `${some(attempts, 'attempt')} on ${some(routes, 'route')} will move.`,
  nothingMoves: 'There are no attempts to move.',
  dropped: (n: number) =>
    n === 1
      ? '1 attempt will be dropped: nothing counts after the first top, and of two sport results the better one.'
      : `${n} attempts will be dropped: nothing counts after the first top, and of two sport results the better one.`,
  from: 'This entry',
  target: 'Merged into',
  becomes: 'Becomes',
  number: (number: string) => `number ${number}`,
  accounts: { SELF: 'has an account', PARENT: 'under a parent’s account', NONE: 'no account' },
  bothHaveAccounts: (name: string) =>
    `Both have an account. ${name} will no longer see this entry when signed in.`,
  reversible: 'This can be undone, now or later from the history.',
  merged: (source: string, target: string) => `${source} was merged into ${target}.`,
  undone: (name: string) => `${name} has a separate entry again.`,
} as const;
