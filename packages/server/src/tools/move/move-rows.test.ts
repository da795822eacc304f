import { aCompetition, aMember, anEntry } from '../../following/competitions/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { readCompetitionRows } from './read-competition.ts';
import { competitionTables } from './tables.ts';
import { aServer, boardsOf, testPaths } from './testing.ts';

const api = testApi();
const aPath = testPaths();

type Row = Readonly<Record<string, unknown>>;

const insert = (table: string, competition: string, row: Row) => {
  const columns = ['competition_id', ...Object.keys(row)];
  const values = columns.map((_, index) => `$${index + 1}`);
  const text = `insert into ${table} (${columns.join()}) values (${values.join()})`;
  return api.db.rows({ name: `test.rows.${table}.${columns.length}`, text }, [
    competition,
    ...Object.values(row),
  ]);
};

const [wave, question, consent, judging, merge, dispute, prize] = Array.from({ length: 7 }, newId);
const [start, end] = ['2026-01-01T10:00Z', '2026-01-01T11:00Z'];

interface Around {
  readonly stage: string;
  readonly category: string;
  readonly route: string;
  readonly judge: string;
  /** Profile and entry of somebody who has climbed. */
  readonly profile: string;
  readonly entry: string;
}

/** Results as they were published. */
const frozen = (stage: string) => ({
  uuid: stage,
  name: 'Final',
  position: 0,
  scoring_system: 'DEFAULT',
  board_version: 1,
  categories: [],
});

/** A row for each table that nothing else of this test fills, in an order in which they can be inserted. */
const rowsOf = ({ stage, category, route, judge, profile, entry }: Around): readonly [string, Row][] => [
  [
    'staff_invitation',
    { id: newId(), email: 'x@example.org', role: 'STAFF', key_hash: Buffer.from('key'), sent_at: start },
  ],
  ['clock_press', { stage_id: stage, version: 1, id: newId(), made_at: start, kind: 'START', details: '{}' }],
  ['plan_change', { stage_id: stage, version: 1, id: newId(), made_at: start, kind: 'UNDO', details: '{}' }],
  ['board_order', { category_id: category, version: 1, positions: '{}' }],
  ['team', { id: newId(), name: 'Crimpers', code: 'CRIMP' }],
  ['wave', { id: wave, name: 'Early', starts_at: start, ends_at: end }],
  ['wave_category', { wave_id: wave, category_id: category }],
  ['wave_told', { wave_id: wave, starts_at: start }],
  ['question', asked(question, 'TEXT')],
  ['question', asked(consent, 'CONSENT')],
  ['question_category', { question_id: question, category_id: category }],
  ['consent_text', { question_id: consent, version: 1, text: 'Climb', kind: 'CONSENT' }],
  ['answer', { profile_id: profile, question_id: question, kind: 'TEXT', text: 'M' }],
  ['agreement', { id: newId(), profile_id: profile, question_id: consent, version: 1, agreed_at: start }],
  ['judging_group', { id: judging, name: 'Cave' }],
  ['judging_group_route', { route_id: route, judging_group_id: judging }],
  ['judging_group_judge', { judging_group_id: judging, profile_id: judge }],
  [
    'result_check',
    { entry_id: entry, route_id: route, stream_version: 1, checked_by: judge, checked_at: start },
  ],
  ['audit', { id: merge, actor_id: judge, kind: 'entry.merged', entry_id: entry }],
  ['merged_entry', { profile_id: newId(), target_profile_id: profile, audit_id: merge }],
  [
    'dispute',
    { id: dispute, competitor_id: profile, entry_id: entry, route_id: route, kind: 'APPEAL', before: '[]' },
  ],
  ['dispute_answer', { id: newId(), dispute_id: dispute, by_staff: true, text: 'Looking' }],
  ['caution', { id: newId(), competitor_id: profile, entry_id: entry, reason: 'Shouted', given_by: judge }],
  ['raffle', { version: 3 }],
  ['raffle_prize', { id: prize, position: 0, name: 'Chalk bag' }],
  ['raffle_draw', { id: newId(), prize_id: prize, profile_id: profile, among: 2 }],
  [
    'publication',
    { id: newId(), stage_id: stage, version: 1, final: false, document: JSON.stringify(frozen(stage)) },
  ],
  ['announcement', { id: newId(), text: 'Pizza!', audience: 'EVERYBODY' }],
  ['look_put_away', { key: `gap ${entry}` }],
  ['isolation', { stage_id: stage, closes_at: start }],
  ['marshal_mark', { entry_id: entry, version: 1, id: newId(), state: 'ISOLATION', made_by: judge }],
  ['screen', { name: 'left', place: 1 }],
  ['sponsor', { id: newId(), position: 1, name: 'Chalk & Co' }],
];

const asked = (id: string | undefined, kind: string): Row => ({
  id,
  position: 1,
  kind,
  label: 'Label',
  required: false,
  audience: 'ALL',
  readers: 'DESK',
});

async function aFullCompetition(): Promise<string> {
  const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  const { id, stage } = competition;
  const [category] = competition.categories;
  const [route] = competition.routes;
  const judge = await aMember(api.db, competition, 'JUDGE');
  const ada = await anEntry(api.db, competition);
  const bea = await anEntry(api.db, competition, { partnerId: ada.id, startingGroup: 'B' });
  await aTicket(api.db, competition);
  const tap = aCommand({ route, competitor: ada.profile, attempts: [aTop] });
  const queue = aCommand({ kind: 'queue.add', route, competitor: bea.profile });
  expect(outcomes(await send(api, id, judge, tap, queue))).toEqual(['APPLIED', 'APPLIED']);
  const around = { stage, category, route, judge: judge.profile, profile: ada.profile, entry: ada.id };
  for (const [table, row] of rowsOf(around)) await insert(table, id, row);
  await api.db.kysely
    .updateTable('entry')
    .set({ signedAt: new Date(start) })
    .where('id', '=', ada.id)
    .execute();
  return id;
}

/** What the table would fill in, what needs another entry, and what results take off. */
const groupsOf = ({ kysely }: Database, competition: string) =>
  kysely
    .selectFrom('entry')
    .select(['startingGroup', 'partnerId', 'signedAt', 'signaturesOffAt'])
    .where('competitionId', '=', competition)
    .orderBy('id')
    .execute();

it('moves a row of every table', async () => {
  const competition = await aFullCompetition();
  const there = await aServer(await openInMemory());
  const path = aPath();
  await exportCompetition(api.app, competition, path);
  await importCompetition(there, { path, owner: null });
  const rows = await there.db.transaction((tx) => readCompetitionRows(tx, competition));
  expect(competitionTables.filter((table) => rows.get(table)?.length === 0)).toEqual([]);
  expect(await boardsOf(there, competition)).toEqual(await boardsOf(api.app, competition));
  expect((await verifyCompetition(there, competition)).differences).toEqual([]);
  expect(await groupsOf(there.db, competition)).toEqual(await groupsOf(api.db, competition));
  await there.close();
  await there.db.close();
}, 240_000);
