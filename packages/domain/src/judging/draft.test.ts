import { type KnownStream, newDraft, saveOf, tapped } from './draft.ts';

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
