import { uuidOf } from '../../run/board/testing.ts';
import { aResultRow, someResults } from '../../finish/results/testing.ts';
import { withColours } from './with-colours.ts';

it('names the colours of routes, where they have names', () => {
  const results = someResults([aResultRow(1)]);
  const coloured = withColours(results, [{ uuid: uuidOf(500), colors: 'red:white' }]);
  const names = coloured.stages[0]?.categories[0]?.routes.map(({ name }) => name);
  expect(names).toEqual(['Red Hot, red and white', 'Long Way']);
});
