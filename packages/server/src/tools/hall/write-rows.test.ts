import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { lookAfterTables } from '../../platform/db/upkeep.ts';
import { testApi } from '../../testing.ts';
import type { Row } from '../move/file-rows.ts';
import { insertMissing, removeOthers, upsert } from './write-rows.ts';

const api = testApi();
let competition: TestCompetition;
/** More than one slice, and of no competition that the planner knows. */
let rows: readonly Row[];

beforeAll(async () => {
  competition = await aCompetition(api.db);
  const judge = await aMember(api.db, competition, 'JUDGE');
  const { profile } = await anEntry(api.db, competition);
  const command = aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] });
  await send(api, competition.id, judge, command);
  await lookAfterTables(api.db);
});
beforeEach(async () => {
  const text = 'select row_to_json(c)::text as row from command c where competition_id = $1';
  const [found] = await api.db.rows<{ row: string }>({ name: 'test.command', text }, [competition.id]);
  const one = JSON.parse(found?.row ?? '') as Row;
  const { id } = await aCompetition(api.db);
  rows = Array.from({ length: 1_500 }, () => ({
    ...one,
    competition_id: id,
    id: newId(),
    stream_version: null,
  }));
});

/** The plans of all statements but those that ask for a table's columns. */
async function plansOf(work: (tx: Tx) => Promise<void>): Promise<string[]> {
  const plans: string[] = [];
  await api.db.transaction(async (tx) => {
    const explained: Tx = {
      ...tx,
      rows: async (statement, values) => {
        if (!statement.text.includes('pg_attribute')) {
          const text = `explain (costs off) ${statement.text}`;
          const lines = await tx.rows<Record<string, string>>({ name: null, text }, values);
          plans.push(lines.flatMap((line) => Object.values(line)).join('\n'));
        }
        return tx.rows(statement, values);
      },
    };
    await work(explained);
  });
  return plans;
}

const own = () => String(rows[0]?.['competition_id']);
async function ids(): Promise<string[]> {
  const found = await api.db.kysely
    .selectFrom('command')
    .select('id')
    .where('competitionId', '=', own())
    .execute();
  return found.map(({ id }) => id).toSorted();
}
const idsOf = (some: readonly Row[]) => some.map(({ id }) => String(id)).toSorted();

it.each([
  ['adds', insertMissing],
  ['changes or adds', upsert],
])('%s rows by statements that read nothing of the table that they fill', async (_what, write) => {
  const plans = await plansOf((tx) => write(tx, 'command', rows));
  const inserts = plans.filter((plan) => plan.startsWith('Insert on command'));
  expect(inserts).toHaveLength(2);
  expect(inserts.join('\n')).not.toMatch(/Scan .*on command/);
  expect(await ids()).toEqual(idsOf(rows));
});

it('changes what is there, and adds what is not', async () => {
  const there = rows.slice(0, 1_200);
  await api.db.transaction((tx) => upsert(tx, 'command', there));
  const renamed = rows.map((row) => ({ ...row, device: 'another phone' }));
  await api.db.transaction((tx) => insertMissing(tx, 'command', renamed.slice(600)));
  const phones = async () => {
    const text =
      'select device, count(*)::int as count from command where competition_id = $1 group by 1 order by 1';
    return api.db.rows({ name: 'test.phones', text }, [own()]);
  };
  expect(await phones()).toEqual([
    { device: 'another phone', count: 300 },
    { device: 'test phone', count: 1_200 },
  ]);
  await api.db.transaction((tx) => upsert(tx, 'command', renamed));
  expect(await phones()).toEqual([{ device: 'another phone', count: 1_500 }]);
});

it('looks up what stays, in a competition that the planner does not know yet', async () => {
  await api.db.transaction((tx) => insertMissing(tx, 'command', rows));
  const stay = rows.slice(0, 1_100);
  const plans = await plansOf((tx) => removeOthers(tx, 'command', own(), stay));
  expect(plans.join('\n')).toContain('hashed SubPlan');
  expect(plans.join('\n')).not.toContain('Nested Loop');
  expect(await ids()).toEqual(idsOf(stay));
});
