import type { NotificationKind } from '@topout/domain';

const kinds: Readonly<Record<NotificationKind, { readonly label: string; readonly hint: string }>> = {
  TURN: { label: 'Your turn', hint: 'When you or your children are next at a route.' },
  SESSION: { label: 'Your session', hint: 'A quarter of an hour before yours or your children’s begins.' },
  ANNOUNCEMENT: { label: 'Announcements', hint: 'What the organisers of your competitions say.' },
  DISPUTE: {
    label: 'Appeals, queries and cautions',
    hint: 'When staff query a result of yours or your children’s, answer, or decide, and when the jury gives a caution.',
  },
  RESULTS: { label: 'Results', hint: 'When results that you or your children are in are published.' },
};

export const texts = {
  title: 'Notifications',
  lead: 'What this device tells you while Topout is closed. Whatever it is, you find it in Topout as well.',
  device: 'On this device',
  kinds,
  loading: 'Loading what this device is told',
  test: 'Send a test',
  tested: 'The test is on its way. It should appear within a few seconds.',
  notOn: 'This device is told nothing yet. Switch something on first.',
  lastTold: (when: string) => `Last told ${when}.`,
  failedTitle: 'Not changed',
  failed: 'We couldn’t reach the notification service of this browser. Try again in a moment.',
  deniedTitle: 'This browser blocks notifications',
  denied:
    'Somebody answered “Block” when it asked. Open the settings of this site beside the address, allow notifications, and load this page again.',
  installTitle: 'Only from the home screen',
  install:
    'iPhones and iPads tell you something only if Topout is on the home screen. Open it from there, and switch this on.',
  howTo: 'How to do that',
  noneTitle: 'Not on this device',
  none: 'This browser can’t show notifications of Topout. Try another one, or the browser of your phone.',
} as const;
