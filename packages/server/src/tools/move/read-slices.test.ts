import { aCompetition } from '../../following/competitions/testing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { testApi } from '../../testing.ts';
import { readMoment } from '../cells/read-moment.ts';
import { withTransaction } from '../cells/testing.ts';
import { readCompetitionRows } from './read-competition.ts';

const api = testApi();
let competition: string;
/** Rows in each answer of the database. */
let answers: number[];
beforeEach(async () => {
  ({ id: competition } = await aCompetition(api.db));
  const text = `insert into audit (competition_id, id, kind)
    select $1, gen_random_uuid(), 'competition.changed' from generate_series(1, 2500)`;
  await api.db.rows({ name: 'test.audit', text }, [competition]);
  answers = [];
});

const counted = (tx: Tx): Tx => ({
  ...tx,
  rows: async <T>(...call: Parameters<Tx['rows']>) => {
    const rows = await tx.rows<T>(...call);
    answers.push(rows.length);
    return rows;
  },
});
const db = () => withTransaction(api.db, (work) => api.db.transaction((tx) => work(counted(tx))));

it.each([
  ['a file', async () => (await db().transaction((tx) => readCompetitionRows(tx, competition))).get('audit')],
  ['another cell', async () => (await readMoment(db(), competition, null)).of('audit')],
])('reads all of a competition for %s, and never much at once', async (_what, read) => {
  expect(await read()).toHaveLength(2_500);
  expect(Math.max(...answers)).toBe(1_000);
});
