import { ordinal } from '@topout/domain';

/** Texts of queues in the climber's hand. */
export const queueTexts = {
  title: 'My queues',
  length: (n: number) => (n === 0 ? 'Nobody waits' : n === 1 ? '1 waits' : `${n} wait`),
  place: (before: number) => (before === 0 ? 'You are first' : `You are ${ordinal(before + 1)}`),
  before: (n: number) => (n === 0 ? 'Nobody before you' : `${n} before you`),
  wait: (minutes: number) => `about ${minutes} min`,
  passed: 'You were called and did not come. The next time you lose your place.',
  lost: 'You lost your place: you were called twice and did not come. Join again if you want to climb.',
  comeWithin: 'Time to come:',
  minuteOver: 'Your minute is over. Hurry: the judge may let the next one go ahead.',
  join: 'Join the queue',
  joinAt: (route: string) => `Join the queue of ${route}`,
  leave: 'Leave',
  leaveAt: (route: string) => `Leave the queue of ${route}`,
  leaving: 'Leaving as soon as there is a network.',
  offline: 'Joining needs a network.',
  resting: (time: string) => `Resting until ${time}.`,
  most: (n: number) => (n === 1 ? 'You wait in another queue.' : `You wait in ${n} other queues.`),
} as const;
