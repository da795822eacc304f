import {
  isolationPhase,
  isProposedDns,
  judgeMark,
  marshalState,
  mayNotStart,
  nextMarshalState,
} from './marshal.ts';
import { compareStarters } from './start-order.ts';

const nothing = { called: false, attempts: 0, settled: false };
const times = { opensAt: '2026-11-26T07:00:00Z', closesAt: '2026-11-26T08:30:00Z' };
const none = { opensAt: null, closesAt: null };
const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);

it.each([
  ['what the marshal says', 'ISOLATION', nothing, 'ISOLATION'],
  ['nothing said', null, nothing, 'OUT'],
  ['a judge’s call', 'ISOLATION', { ...nothing, called: true }, 'CALLED'],
  ['a first attempt', 'CALL_ZONE', { ...nothing, attempts: 1 }, 'WALL'],
  ['a call to the second boulder', 'WALL', { ...nothing, attempts: 1, called: true }, 'WALL'],
  ['the last top', 'WALL', { called: false, attempts: 4, settled: true }, 'DONE'],
  ['a marshal who is ahead of the judges', 'DONE', { ...nothing, attempts: 1 }, 'DONE'],
] as const)('tells the state from %s', (_what, marked, seen, state) =>
  expect(marshalState(marked, seen)).toBe(state),
);

it.each([
  ['OUT', 'ISOLATION', 'OUT', 'MADE'],
  ['ISOLATION', 'CALLED', 'CALL_ZONE', 'MADE'],
  ['ISOLATION', 'CALL_ZONE', 'CALL_ZONE', 'SAME'],
  ['OUT', 'ISOLATION', 'CALLED', 'OVERTAKEN'],
  ['CALLED', 'CALL_ZONE', 'CALLED', 'MADE'],
  ['CALLED', 'CALL_ZONE', 'WALL', 'OVERTAKEN'],
] as const)('makes of a mark from %s to %s, when it is %s: %s', (from, to, now, made) =>
  expect(judgeMark(now, { from, to })).toBe(made),
);

it('opens and closes isolation at its times', () => {
  expect(isolationPhase(none, at('08:00'))).toBe('NONE');
  expect(isolationPhase(times, at('06:59'))).toBe('BEFORE');
  expect(isolationPhase(times, at('07:00'))).toBe('OPEN');
  expect(isolationPhase(times, at('08:30'))).toBe('CLOSED');
  expect(isolationPhase({ opensAt: null, closesAt: times.closesAt }, at('01:00'))).toBe('OPEN');
});

it('leaves isolation out where a stage has none', () => {
  expect(nextMarshalState('OUT', none)).toBe('CALL_ZONE');
  expect(nextMarshalState('OUT', times)).toBe('ISOLATION');
  expect(nextMarshalState('DONE', times)).toBeNull();
});

it('proposes DNS for whoever is not in when isolation has closed', () => {
  const missing = { status: 'ENTERED', state: 'OUT' } as const;
  expect(isProposedDns(missing, times, at('08:29'))).toBe(false);
  expect(isProposedDns(missing, times, at('08:30'))).toBe(true);
  expect(isProposedDns({ ...missing, state: 'ISOLATION' }, times, at('09:00'))).toBe(false);
  expect(isProposedDns({ ...missing, status: 'RETIRED' }, times, at('09:00'))).toBe(false);
  expect(isProposedDns(missing, none, at('09:00'))).toBe(false);
});

it('lets nobody who was on the wall not have started', () => {
  expect(mayNotStart({ status: 'ENTERED', state: 'CALLED' })).toBe(true);
  expect(mayNotStart({ status: 'ENTERED', state: 'WALL' })).toBe(false);
});

it('starts people as drawn, then by number', () => {
  const one = (startPosition: number | null, competitorNumber: string | null) => ({
    startPosition,
    competitorNumber,
    lastName: 'Low',
  });
  const order = [one(null, null), one(null, '10'), one(null, '9'), one(2, '1'), one(1, '7')];
  expect(order.toSorted(compareStarters).map(({ competitorNumber }) => competitorNumber)).toEqual([
    '7',
    '1',
    '9',
    '10',
    null,
  ]);
});
