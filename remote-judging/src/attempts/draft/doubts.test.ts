import { anItem } from '../../testing/outbox-items.ts';
import { notInQueue, sameJustSaved } from './doubts.ts';

const savedAt = Date.parse('2026-11-21T10:00:00Z');
const before = { item: anItem({}), name: 'Ben', marks: 'T' };
const entered = { route: 'r', user: 'ada', marks: 'T' };

it.each([
  [
    'the same for somebody else a moment ago',
    {},
    8_000,
    'T was logged for Ben 8 s ago. Is this another climb?',
  ],
  ['the same long ago', {}, 21_000, null],
  ['another result', { marks: 'Z' }, 8_000, null],
  ['the same person', { user: 'ben' }, 8_000, null],
  ['another route', { route: 'x' }, 8_000, null],
])('%s', (_what, more, after, doubt) => {
  expect(sameJustSaved({ ...entered, ...more }, before, savedAt + after)).toBe(doubt);
});

it('has no doubt about what an undo has brought back', () => {
  const restored = { uuid: 'old', success: true, segmentsCount: 1, timestamp: '2026-11-21T09:30:00Z' };
  const item = anItem({}, { kind: 'attempts.replace', payload: { attempts: [restored] } });
  expect(sameJustSaved(entered, { ...before, item }, savedAt + 3_000)).toBeNull();
});

it('has no doubt before anything was saved', () => {
  expect(sameJustSaved(entered, { ...before, item: undefined }, savedAt)).toBeNull();
});

it('wonders about somebody who does not wait while others do', () => {
  expect(notInQueue({ user: 'ada' }, ['ben'], 'Ben')).toBe('Not in the queue. Next is Ben.');
  expect(notInQueue({ user: 'ada' }, ['ben', 'ada'], 'Ben')).toBeNull();
  expect(notInQueue({ user: 'ada' }, [], undefined)).toBeNull();
});
