import type { EntryDetail, Leaderboard } from '@topout/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

/*
 * Changes made directly in the database: a node's caches follow, because the tables raise the versions they
 * rely on.
 */

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let ada: TestEntry;
let route: string;

beforeEach(async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL', teamsEnabled: true } as const;
  competition = await aCompetition(api.db, { settings });
  [route] = competition.routes;
  judge = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition);
  expect(outcomes(await tap())).toEqual(['APPLIED']);
  expect((await card()).attemptsCount).toBe(1);
  expect((await rowOfAda())?.scoreText).not.toBe('');
});

let statements = 0;
const byHand = (text: string, ...values: readonly unknown[]) =>
  api.db.rows({ name: `by_hand.${(statements += 1)}`, text }, values);

const tap = () => {
  const command = aCommand({ route, competitor: ada.profile, attempts: [aTop] });
  return send(api, competition.id, judge, command);
};

const card = async () =>
  (
    await api.call('GET', `/competitions/${competition.id}/entries/${ada.id}`, { as: competition.master })
  ).json<EntryDetail>();

const board = async () =>
  (await api.call('GET', `/competitions/${competition.id}/leaderboard`)).json<Leaderboard>();

const rowOfAda = async () => (await board()).rows.find(({ entry }) => entry === ada.id);

/** Nodes compare boards with the stored versions every second or two. */
async function comesTrue(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await sleep(50);
}

const ofAda = 'where competition_id = $1 and entry_id = $2';

it.each([
  ['a result', `update result set top = null, zone1 = null, zone2 = null ${ofAda}`],
  ['a result that goes', `delete from result ${ofAda}`],
])('shows %s on the board', async (_what, text) => {
  const before = (await rowOfAda())?.scoreText;
  await byHand(text, competition.id, ada.id);
  await comesTrue(async () => (await rowOfAda())?.scoreText !== before);
});

it('shows on board and card what is to be confirmed, and that it is', async () => {
  const seen = async () => [(await rowOfAda())?.unconfirmed, (await card()).streams[0]?.confirmed];
  await byHand(`update result set self_logged = true ${ofAda}`, competition.id, ada.id);
  await byHand(
    "update route_group set scored_by = 'CLIMBERS', confirmed_by = 'CLIMBERS' where competition_id = $1",
    competition.id,
  );
  await comesTrue(async () => String(await seen()) === '1..,false');
  await byHand(`update result set confirmed_at = now() ${ofAda}`, competition.id, ada.id);
  await comesTrue(async () => String(await seen()) === ',true');
});

it.each([
  ['a handicap of their own', 'update registration set handicap_percent = 50 where competition_id = $1'],
  ['a category’s handicap', 'update category set handicap_percent = 50 where competition_id = $1'],
])('ranks with %s', async (_what, text) => {
  await byHand(
    `update competition set scoring_system = 'DEFAULT', settings = settings || '{"scoring": {"handicap": "factor"}}'
     where id = $1`,
    competition.id,
  );
  await byHand(text, competition.id);
  await comesTrue(async () => (await rowOfAda())?.handicapped?.by === '× 0.5');
  expect((await card()).handicapped?.by).toBe('× 0.5');
  await byHand(text.replace('50', '80'), competition.id);
  await comesTrue(async () => (await rowOfAda())?.handicapped?.by === '× 0.8');
  expect((await card()).handicapped?.by).toBe('× 0.8');
});

it('shows a marker and their record on the card, and that they go', async () => {
  const seen = async () => {
    const path = `/competitions/${competition.id}/entries/${ada.id}`;
    const { marker, streams } = (await api.call('GET', path, { as: judge })).json<EntryDetail>();
    return [marker?.entry, streams[0]?.mark?.length];
  };
  const { id: other } = await anEntry(api.db, competition);
  expect(await seen()).toEqual([undefined, undefined]);
  const ofEntry = 'where competition_id = $1 and id = $2';
  await byHand(`update entry set partner_id = $3 ${ofEntry}`, competition.id, ada.id, other);
  await byHand(`update result set mark = '[{"success": true}]' ${ofAda}`, competition.id, ada.id);
  expect(await seen()).toEqual([other, 1]);
  await byHand(`delete from entry ${ofEntry}`, competition.id, other);
  expect(await seen()).toEqual([undefined, 1]);
});

it('shows on the card whom somebody climbs for', async () => {
  await byHand("update registration set nation = 'AUT' where competition_id = $1", competition.id);
  expect((await card()).nation).toBe('AUT');
});

it('shows a name on board and card', async () => {
  await byHand("update profile set first_name = 'Zoe' where id = $1", ada.profile);
  expect((await card()).user.firstName).toBe('Zoe');
  await comesTrue(async () => (await rowOfAda())?.user.firstName === 'Zoe');
});

it('leaves nobody on the board whose entry goes', async () => {
  await byHand('delete from entry where competition_id = $1 and id = $2', competition.id, ada.id);
  await comesTrue(async () => (await rowOfAda()) === undefined);
});

it('shows whoever comes on the board', async () => {
  const rows = (await board()).rows.length;
  const { profile, id } = await anEntry(api.db, competition, { status: 'DNS' });
  await comesTrue(async () => (await board()).rows.length === rows + 1);
  expect((await board()).rows.find(({ entry }) => entry === id)?.user.uuid).toBe(profile);
});

it.each([
  ['a team that is added', "insert into team (competition_id, id, name, code) values ($1, $1, 'Jugs', 'x')"],
  ['a team that is renamed', "update team set name = 'Crimps' where competition_id = $1 and id = $1"],
  ['somebody who joins', 'update registration set team_id = $1 where competition_id = $1'],
  ['a team that goes', 'delete from team where competition_id = $1'],
])('shows %s on the board of teams', async (what, text) => {
  const teams = async () => (await api.call('GET', `/competitions/${competition.id}/team-board`)).body;
  if (what !== 'a team that is added') {
    await byHand(
      "insert into team (competition_id, id, name, code) values ($1, $1, 'Team', 'x')",
      competition.id,
    );
  }
  const before = await teams();
  await byHand(text, competition.id);
  expect(await teams()).not.toBe(before);
});

it('shows on the card what is in dispute, and that it is no more', async () => {
  const seen = async () => (await card()).disputes?.map(({ kind }) => kind) ?? [];
  await byHand(
    `insert into dispute (competition_id, id, competitor_id, entry_id, route_id, kind, before)
      values ($1, $2, $3, $2, $4, 'APPEAL', '[]')`,
    competition.id,
    ada.id,
    ada.profile,
    route,
  );
  expect(await seen()).toEqual(['APPEAL']);
  await byHand("update dispute set kind = 'QUERY' where competition_id = $1", competition.id);
  expect(await seen()).toEqual(['QUERY']);
  await byHand(
    "update dispute set state = 'WITHDRAWN', closed_at = now() where competition_id = $1",
    competition.id,
  );
  expect(await seen()).toEqual([]);
  await byHand(
    "update dispute set state = 'OPEN', closed_at = null where competition_id = $1",
    competition.id,
  );
  expect(await seen()).toEqual(['QUERY']);
  await byHand('delete from dispute where competition_id = $1', competition.id);
  expect(await seen()).toEqual([]);
});

it('shows on the card which cautions count', async () => {
  const seen = async () => (await card()).cautions?.map(({ reason }) => reason) ?? [];
  await byHand(
    `insert into caution (competition_id, id, competitor_id, entry_id, reason) values ($1, $2, $3, $2, 'Shouted')`,
    competition.id,
    ada.id,
    ada.profile,
  );
  expect(await seen()).toEqual(['Shouted']);
  await byHand("update caution set reason = 'Swore' where competition_id = $1", competition.id);
  expect(await seen()).toEqual(['Swore']);
  await byHand('update caution set taken_back_at = now() where competition_id = $1', competition.id);
  expect(await seen()).toEqual([]);
  await byHand('update caution set taken_back_at = null where competition_id = $1', competition.id);
  await byHand('delete from caution where competition_id = $1', competition.id);
  expect(await seen()).toEqual([]);
});

it('shows a status on the card', async () => {
  await byHand(
    "update entry set status = 'DSQ' where competition_id = $1 and id = $2",
    competition.id,
    ada.id,
  );
  expect((await card()).status).toBe('DSQ');
});

it('shows on the card that somebody declined the final', async () => {
  const final = await aFinal(api.db, competition);
  const own = async () => {
    const path = `/competitions/${competition.id}/entries/${ada.id}`;
    return (await api.call('GET', path, { as: competition.master })).json<EntryDetail>().declined;
  };
  expect(await own()).toBe(false);
  await byHand(
    'update registration set declined_at = now(), declined_stage = $2 where competition_id = $1',
    competition.id,
    final.id,
  );
  expect(await own()).toBe(true);
});

it('shows a session on the card, and what becomes of it', async () => {
  const wave = newId();
  await byHand(
    "insert into wave values ($1, $2, 'Noon', now(), now() + interval '1 hour', null)",
    competition.id,
    wave,
  );
  const inWave = 'update registration set wave_id = $2, wave_since = now() where competition_id = $1';
  await byHand(inWave, competition.id, wave);
  expect((await card()).wave).toMatchObject({ name: 'Noon', waits: false });
  await byHand("update wave set name = 'Late' where competition_id = $1", competition.id);
  await byHand('update registration set wave_waits = true where competition_id = $1', competition.id);
  expect((await card()).wave).toMatchObject({ name: 'Late', waits: true });
});

it('shows no attempts on the card that went with their result', async () => {
  await byHand(`delete from result ${ofAda}`, competition.id, ada.id);
  expect((await card()).attempts).toEqual([]);
});

it('decides the next command on what is stored, not on what it remembers', async () => {
  // Once more, so that the node remembers the stream, which a top ends.
  expect(outcomes(await tap())).toEqual(['HELD attempt.after_top']);
  await byHand(
    `with gone as (delete from attempt ${ofAda})
      update result set tries = 0, top = null, zone1 = null, zone2 = null, stream_version = stream_version + 1 ${ofAda}`,
    competition.id,
    ada.id,
  );
  expect(outcomes(await tap())).toEqual(['APPLIED']);
});

it.each([
  ['a stage that is closed', 'update stage set pending_results = false where competition_id = $1'],
  [
    'a judge who is revoked',
    "update competition_role set revoked_at = now() where competition_id = $1 and role = 'JUDGE'",
  ],
  ['a route that is taken out', 'delete from route_group_route where competition_id = $1'],
])('lets %s apply to the next command', async (_what, text) => {
  const before = outcomes(await tap());
  await byHand(text, competition.id);
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
    as: judge,
    body: { commands: [aCommand({ route, competitor: ada.profile, attempts: [aTop] })] },
  });
  expect([reply.statusCode, reply.body]).not.toEqual([200, expect.stringContaining(before[0] ?? '')]);
});

it('lets climbers join a queue as soon as its route group says so', async () => {
  const climber = await aUser(api.db);
  const { profile } = await anEntry(api.db, competition, { profileId: climber.profile });
  const join = () =>
    api.call('POST', `/competitions/${competition.id}/commands`, {
      as: climber,
      body: { commands: [aCommand({ kind: 'queue.add', route, competitor: profile })] },
    });
  expect((await join()).statusCode).toBe(403);
  await byHand('update route_group set climbers_queue = true where competition_id = $1', competition.id);
  expect((await join()).statusCode).toBe(200);
});

it('drops a move of a queue that was changed', async () => {
  const url = `/competitions/${competition.id}/route-queues/${route}`;
  await api.call('PUT', url, { as: judge, body: [ada.profile] });
  const version = async () =>
    (
      await byHand(
        'select version from route_queue where competition_id = $1 and route_id = $2',
        competition.id,
        route,
      )
    )[0];
  const before = await version();
  await byHand('delete from route_queue_entry where competition_id = $1', competition.id);
  expect((await api.call('GET', url, { as: judge })).json()).toEqual([]);
  expect(await version()).not.toEqual(before);
});

it.each([
  [
    'a hall has the competition',
    "insert into hall (competition_id, token_hash, hall_id, taken_at) values ($1, '\\x00', $1, now())",
    'update hall set handed_back_at = now() where competition_id = $1',
    'competition.elsewhere',
  ],
  [
    'it is the cloud’s',
    "insert into mirror (competition_id, hall_id, url, token, state) values ($1, $1, 'http://x', '', 'HANDED_BACK')",
    "update mirror set state = 'JUDGING' where competition_id = $1",
    'competition.elsewhere',
  ],
  [
    'it is between two cells',
    "insert into cell_move (competition_id, state, move_id) values ($1, 'HELD', $1)",
    'delete from cell_move where competition_id = $1',
    '503',
  ],
])('refuses taps while %s, and no longer', async (_what, begins, ends, says) => {
  await byHand(begins, competition.id);
  await expect(tap()).rejects.toThrow(says);
  await byHand(ends, competition.id);
  expect(await tap()).toHaveLength(1);
});
