import { longest } from '@topout/domain';

/** Texts about results in dispute. Those that docs/behaviour quotes stay as they are. */
export const disputeTexts = {
  plan: 'Plan',
  title: 'Appeals and queries',
  hint: 'Results that climbers appeal against, and results that staff query.',
  loading: 'Loading appeals and queries',
  open: 'Open',
  closed: 'Decided',
  none: 'Nothing is in dispute.',
  noneStaff: 'Climbers appeal from their own card. To query a result, open the climber’s card.',
  noneOwn: (minutes: number) =>
    minutes === 0
      ? 'If a result is wrong, talk to the staff.'
      : `You can appeal against a result for ${minutes} minutes after it was logged or changed.`,
  categories: 'Categories',
  state: {
    STANDS: 'Stands',
    CHANGED: 'Changed',
    REMOVED: 'Removed',
    WITHDRAWN: 'Withdrawn',
  },
  openKind: { APPEAL: 'Appeal', QUERY: 'Query' },
  on: (name: string, route: string) => `${name} · Route ${route}`,
  line: (kind: string, when: string) => `${kind} · ${when}`,

  // One of them
  one: 'Result in dispute',
  gone: 'There is no such appeal or query, or it is not yours.',
  toAll: 'All appeals and queries',
  result: 'The result',
  before: 'Then',
  now: 'Now',
  decided: 'As decided',
  said: 'What was said',
  staff: 'Staff',
  somebody: 'Somebody who is gone',
  card: 'The climber’s card',
  correct: 'Correct the result',
  correctHint: 'To change the result, correct it first. Then decide.',
  answer: 'Your answer',
  send: 'Send',
  decide: 'Decision',
  stands: 'The result is as it was.',
  changed: 'The result was corrected. Tell the climber why.',
  removed: 'No attempt is left. Tell the climber why.',
  reason: 'Reason',
  reasonHint: 'The climber reads it.',
  act: {
    STANDS: 'The result stands',
    CHANGED: 'Confirm the new result',
    REMOVED: 'Confirm the removal',
  },
  outcome: {
    STANDS: 'The result stands',
    CHANGED: 'The result was changed',
    REMOVED: 'The result was removed',
    WITHDRAWN: 'Withdrawn',
  },
  closedBy: (when: string, who: string | null) => (who === null ? when : `${when} · ${who}`),
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this?',
  withdrawHint: 'The result stays as it is now. What was said stays here.',
  waits: 'Staff have not decided yet. The results are published after that.',

  // A new one
  appeal: 'Appeal against a result',
  appealHint: 'Say what the judges should look at. Staff answer here and decide.',
  query: 'Query a result',
  queryHint: (name: string) => `${name} reads this and can answer. Results are published after you decided.`,
  route: 'Result',
  until: (when: string) => `You can appeal until ${when}.`,
  anyTime: 'Nothing is logged here. You can appeal as long as results are taken.',
  over: 'You cannot appeal against this result any more. Choose another one.',
  text: 'What is wrong?',
  textHint: `Up to ${longest.dispute} letters.`,
  openAppeal: 'Appeal',
  openQuery: 'Ask',
  late: 'There is no result to appeal against now',

  // On the card
  answerNow: 'Answer',
  show: 'Show',
  queried: (route: string) => `Staff query the result on route ${route}`,
  appealed: (route: string) => `The appeal on route ${route} is open`,
  decision: (route: string, outcome: string) =>
    `Route ${route}: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`,

  noLine: 'There is no connection. Try again in a moment.',
} as const;
