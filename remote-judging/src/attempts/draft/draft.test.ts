import { isOvertaken, newDraft, tapped, untapped, wasSent } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';
import { anAttempt } from '../../testing/gym.tsx';
import { isDirty, saveCommand } from './draft.ts';

const attempt = (uuid: string, more: Partial<ShownAttempt> = {}): ShownAttempt => ({
  ...anAttempt('ben', 1, { uuid }),
  state: 'confirmed',
  ...more,
});
const stream = (version: number, ...attempts: ShownAttempt[]): ShownStream => ({
  version,
  attempts,
  own: [],
  sent: [],
  arrived: null,
});
const [a, b] = [attempt('a'), attempt('b')];
const top = attempt('t', { success: true, segmentsCount: 1 });
const boulder = { route: 'r', user: 'ben', isBoulder: true };

it.each<[string, Partial<ShownAttempt>, boolean]>([
  ['nothing', {}, false],
  ['uuid and time alone', { uuid: 'x', timestamp: '2026-01-01T00:00:00Z' }, false],
  ['success', { success: true }, true],
  ['segments', { segmentsCount: 1 }, true],
  ['the plus', { usedLastHold: true }, true],
  ['notes', { notes: 'slipped' }, true],
  ['duration', { duration: 5 }, true],
])('is touched by a change of %s: %s', (_name, change, dirty) => {
  expect(isDirty({ seen: stream(1, a), attempts: [{ ...a, ...change }] })).toBe(dirty);
});

it('is touched by one attempt more', () => {
  expect(isDirty({ seen: stream(1), attempts: [a] })).toBe(true);
});

it('sends only the new attempts when the saved ones stand in front', () => {
  const { command, added } = saveCommand({ seen: stream(4, a), attempts: [a, b] }, stream(4, a), boulder);
  expect([command.kind, command.base, added]).toEqual(['attempts.append', 4, 1]);
  expect(command.payload.attempts?.map(({ uuid }) => uuid)).toEqual(['b']);
});

it('replaces everything at once when a saved attempt was changed', () => {
  const { command, added } = saveCommand({ seen: stream(4, a), attempts: [b] }, stream(4, a), boulder);
  expect([command.kind, command.base, added]).toEqual(['attempts.replace', 4, 0]);
  expect(command.payload.attempts?.map(({ uuid }) => uuid)).toEqual(['b']);
});

it('ends a boulder with its first top', () => {
  const { command } = saveCommand({ seen: stream(0), attempts: [top, b] }, stream(0), boulder);
  expect(command.payload.attempts?.map(({ uuid }) => uuid)).toEqual(['t']);
});

it('builds on what this phone has sent meanwhile, and not on what somebody else did', () => {
  const draft = { seen: stream(4, a), attempts: [a, b] };
  const mine = { ...stream(5, { ...a, state: 'confirmed' }), own: [5] };
  const theirs = stream(5, a, attempt('other'));
  expect([isOvertaken(draft, mine), saveCommand(draft, mine, boulder).command.base]).toEqual([false, 5]);
  expect([isOvertaken(draft, theirs), saveCommand(draft, theirs, boulder).command.base]).toEqual([true, 4]);
});

it.each<[string, number, number[], boolean]>([
  ['nothing', 4, [], false],
  ['what this phone sent itself', 6, [5, 6], false],
  ['what this phone sent before', 5, [3, 4], true],
  ['somebody else', 5, [], true],
  ['somebody else before this phone', 6, [6], true],
])('is overtaken by %s', (_name, version, own, overtaken) => {
  expect(isOvertaken({ seen: stream(4, a) }, { ...stream(version, a, b), own })).toBe(overtaken);
});

it('is done with once it is in the outbox or on the server, and not before', () => {
  const draft = { seen: stream(4, a), attempts: [a, b] };
  expect(wasSent(draft, stream(4, a))).toBe(false);
  expect(wasSent(draft, { ...stream(4, a), sent: ['a', 'b'] })).toBe(true);
  expect(wasSent(draft, stream(5, a, b))).toBe(true);
});

it('takes back tap by tap; what goes on is part of the tap before it', () => {
  const seen = stream(1, a);
  const two = tapped(tapped(newDraft(seen), [a, b]), [a, b, top]);
  expect(untapped(two)?.attempts).toEqual([a, b]);
  const held = tapped(two, [a, b, b], true);
  expect(untapped(held)?.attempts).toEqual([a, b]);
  expect(untapped(tapped(newDraft(seen), [a, b]))).toBeNull();
});
