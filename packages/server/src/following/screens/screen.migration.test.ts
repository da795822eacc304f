import { aCompetition, type TestCompetition } from '../competitions/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const add = {
  name: 'test.screen',
  text: 'insert into screen (competition_id, name, place, own) values ($1, $2, $3, $4)',
};
const insert = (name: string, place: number, own = false) =>
  api.db.rows(add, [competition.id, name, place, own]);

it.each([
  ['a name that no address can have', 'Left wall', 1, false],
  ['a name that is too long', 'a'.repeat(21), 1, false],
  ['more than twenty names', 'left', 21, false],
  ['a name without a place', 'left', 0, false],
  ['a common order that is one of its own', '', 0, true],
])('refuses %s even when the API is bypassed', async (_what, name, place, own) => {
  await expect(insert(name, place, own)).rejects.toThrow(/check constraint/);
});

it.each([
  ['name', 'left', 2],
  ['place', 'right', 1],
])('refuses one %s twice', async (_what, name, place) => {
  await insert('left', 1);
  await expect(insert(name, place)).rejects.toThrow(/unique constraint/);
});
