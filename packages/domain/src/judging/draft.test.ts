import { hasArrived, isOvertaken, type KnownStream, newDraft, saveOf, tapped } from './draft.ts';

const [miss, zone, top] = [{ uuid: 'miss' }, { uuid: 'zone' }, { uuid: 'top' }];
type One = typeof miss;

const stream = (
  attempts: readonly One[],
  version: number,
  own: readonly number[] = [],
): KnownStream<One> => ({
  attempts,
  version,
  own,
  sent: [],
  arrived: null,
});

it('appends what was added to what was seen', () => {
  const now = stream([miss], 1);
  expect(saveOf(tapped(newDraft(now), [miss, top]), now)).toEqual({
    kind: 'attempts.append',
    base: 1,
    attempts: [top],
  });
});

it('appends to what another tab of this phone has saved meanwhile', () => {
  const draft = tapped(newDraft(stream([], 0)), [top]);
  expect(saveOf(draft, stream([zone], 1, [1]))).toEqual({
    kind: 'attempts.append',
    base: 1,
    attempts: [top],
  });
  const later = tapped(newDraft(stream([miss], 1)), [miss, top]);
  expect(saveOf(later, stream([miss, zone], 2, [2]))).toMatchObject({ base: 2, attempts: [top] });
});

it('sends once what became a command already', () => {
  const draft = tapped(newDraft(stream([], 0)), [miss, top]);
  expect(saveOf(draft, stream([miss], 1, [1]))).toEqual({
    kind: 'attempts.append',
    base: 1,
    attempts: [top],
  });
});

it('replaces where a row was changed, and stands on what the judge saw where another judge was there', () => {
  const seen = stream([miss], 1);
  const changed = { uuid: 'changed' };
  expect(saveOf(tapped(newDraft(seen), [changed]), seen)).toEqual({
    kind: 'attempts.replace',
    base: 1,
    attempts: [changed],
  });
  expect(saveOf(tapped(newDraft(seen), [miss, top]), stream([miss, zone], 2))).toEqual({
    kind: 'attempts.append',
    base: 1,
    attempts: [top],
  });
});

it.each([
  ['one more try that stands there', 'attempts.append', 0, ['zone'], true],
  ['one more try that does not', 'attempts.append', 0, ['top'], false],
  ['a correction that stands there', 'attempts.replace', 1, ['miss', 'zone'], true],
  ['a correction that leaves out what stands there', 'attempts.replace', 1, ['miss'], false],
  ['a correction that says what stood there before it', 'attempts.replace', 2, ['miss', 'zone'], false],
  ['a list cleared while there is one', 'attempts.clear', 1, [], false],
])('sees in what was read whether it brought %s', (_name, kind, base, uuids, arrived) => {
  expect(hasArrived({ version: 2, attempts: [miss, zone] }, { kind, base, uuids })).toBe(arrived);
});

it('takes a command of its own whose answer was lost for nobody else', () => {
  const draft = tapped(newDraft(stream([miss], 0)), [miss, top]);
  const arrived = { ...stream([miss], 1), arrived: 'c1' };
  expect([isOvertaken(draft, stream([miss], 1)), isOvertaken(draft, arrived)]).toEqual([true, false]);
  expect(isOvertaken(draft, { ...arrived, version: 2 })).toBe(true);
  const later = tapped(newDraft(arrived), [miss, top]);
  expect(isOvertaken(later, { ...arrived, version: 2 })).toBe(true);
  expect(isOvertaken(later, { ...stream([miss], 1, [1]) })).toBe(false);
  expect(isOvertaken(later, { ...stream([miss, zone], 2, [1]), arrived: 'c2' })).toBe(false);
});
