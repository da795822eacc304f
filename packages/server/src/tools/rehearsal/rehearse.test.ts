import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { testApi } from '../../testing.ts';
import { CommandFault } from '../command.ts';
import { rehearse, type RehearsalSetting } from './rehearse.ts';

const api = testApi();

const play = async (
  judgeRoutePermissions: 'SEE_JUDGE_ALL' | 'SEE_JUDGE_ASSIGNED',
  organiser: RehearsalSetting['organiser'] = null,
) => {
  const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions } });
  const { id, key, categories } = competition;
  for (const categoryId of [...categories, ...categories, ...categories]) {
    await anEntry(api.db, competition, { categoryId });
  }
  return rehearse(
    {
      url,
      competition: id,
      judges: 1,
      climbers: 0,
      minutes: 0.05,
      flaky: 0,
      spectators: 0,
      paceMs: 20,
      key,
      organiser,
    },
    () => {},
  );
};

let url: string;
beforeAll(async () => {
  url = await api.listen();
});

it('says why nothing would count where nobody is in a judging area', async () => {
  await expect(play('SEE_JUDGE_ASSIGNED')).rejects.toThrow(/^No judge is in a judging area/);
}, 60_000);

it('ends with a sentence where the server refuses before it has begun', async () => {
  const nobody = { email: 'nobody@example.org', password: 'long enough' };
  await expect(play('SEE_JUDGE_ALL', nobody)).rejects.toBeInstanceOf(CommandFault);
}, 60_000);

it('measures the time from a tap to a board also without spectators, and holds nothing of one judge alone', async () => {
  const { tapToBoard, confirmed, heldWhy } = await play('SEE_JUDGE_ALL');
  expect(confirmed).toBeGreaterThan(0);
  expect(heldWhy).toEqual({});
  expect(tapToBoard?.p50Ms).toBeGreaterThan(0);
}, 60_000);

it('plays climbers who queue beside a judge, and confirm each other’s results', async () => {
  const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  const { kysely } = api.db;
  const passwordHash = await hashPassword('long enough');
  const { email, account } = competition.master;
  await kysely.updateTable('account').set({ passwordHash }).where('id', '=', account).execute();
  const group = kysely
    .updateTable('routeGroup')
    .set({ scoredBy: 'BOTH', climbersQueue: true, confirmedBy: 'CLIMBERS' });
  await group.where('id', '=', competition.group).execute();
  const result = await rehearse(
    {
      url,
      competition: competition.id,
      judges: 1,
      climbers: 6,
      minutes: 0.1,
      flaky: 0.5,
      spectators: 0,
      paceMs: 100,
      key: competition.key,
      organiser: { email, password: 'long enough' },
    },
    () => {},
  );
  expect(result).toMatchObject({ lost: 0, duplicated: 0 });
  const kinds = await kysely
    .selectFrom('command')
    .select('kind')
    .distinct()
    .where('competitionId', '=', competition.id)
    .where('outcome', '=', 'APPLIED')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['queue.add', 'result.confirm', 'attempts.append']),
  );
}, 60_000);

it('plays climbers with tickets, who score themselves over failing lines: nothing is lost, nothing comes twice', async () => {
  const competition = await aCompetition(api.db);
  const { email, account } = competition.master;
  const organiser = { email, password: 'long enough' };
  const { kysely } = api.db;
  const passwordHash = await hashPassword(organiser.password);
  await kysely.updateTable('account').set({ passwordHash }).where('id', '=', account).execute();
  const group = kysely.updateTable('routeGroup').set({ scoredBy: 'CLIMBERS' });
  await group.where('id', '=', competition.group).execute();
  await anEntry(api.db, competition);
  const result = await rehearse(
    {
      url,
      competition: competition.id,
      judges: 0,
      climbers: 4,
      minutes: 0.05,
      flaky: 1,
      spectators: 0,
      paceMs: 100,
      key: null,
      organiser,
    },
    () => {},
  );
  expect(result).toMatchObject({ lost: 0, duplicated: 0, heldWhy: {} });
  expect(result.confirmed).toBe(result.sent);
  expect(result.sent).toBeGreaterThan(8);
}, 60_000);
