import { startList } from './start-list.ts';

const row = (competitorNumber: string | null, position: number | null = null) => ({
  competitorNumber,
  position,
});

it('is in the order of numbers, those without one last', () => {
  const rows = [row('10'), row(null), row('9'), row('B2')];
  expect(startList('UPCOMING', rows)?.map((one) => one.competitorNumber)).toEqual(['9', '10', 'B2', null]);
});

it('ends with the start, or with the first place', () => {
  expect(startList('LIVE', [row('1')])).toBeNull();
  expect(startList('UPCOMING', [row('1', 1), row('2')])).toBeNull();
});
