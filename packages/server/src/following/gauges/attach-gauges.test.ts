import { buildApp } from '../../app.ts';
import { aCommand } from '../../judging/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { callApp, testApi } from '../../testing.ts';
import { aCompetition, aMember, anEntry } from '../competitions/testing.ts';

const api = testApi();

async function figure(line: string): Promise<number> {
  const { body } = await api.app.inject('/metrics');
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length));
}

it('counts mails that wait, and says since when', async () => {
  const waiting = await figure('topout_waiting{what="mail"}');
  await api.db.transaction((tx) => queueMail(tx, 'ada@example.org', { subject: 'Hello', paragraphs: [] }));
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await api.db.kysely.updateTable('mail').set({ createdAt: twoHoursAgo }).execute();
  expect(await figure('topout_waiting{what="mail"}')).toBe(waiting + 1);
  expect(Math.round((await figure('topout_oldest_waiting_seconds{what="mail"}')) / 60)).toBe(120);

  await api.db.kysely.updateTable('mail').set({ attempts: 12 }).execute();
  expect(await figure('topout_waiting{what="mail"}')).toBe(0);
  expect(await figure('topout_waiting{what="mail given up"}')).toBe(waiting + 1);

  await api.db.kysely.updateTable('mail').set({ sentAt: new Date() }).execute();
  expect(await figure('topout_waiting{what="mail given up"}')).toBe(0);
});

it('counts taps that judges have not sent, until they have gone home', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await aMember(api.db, competition, 'JUDGE');
  const before = await figure('topout_waiting{what="unsent tap"}');
  const seen = (unsent: number, lastSeenAt: Date) =>
    api.db.kysely
      .updateTable('competitionRole')
      .set({ unsent, lastSeenAt })
      .where('profileId', '=', profile)
      .execute();
  await seen(3, new Date());
  expect(await figure('topout_waiting{what="unsent tap"}')).toBe(before + 3);
  await seen(3, new Date(Date.now() - 2 * 86_400_000));
  expect(await figure('topout_waiting{what="unsent tap"}')).toBe(before);
});

it('counts on where phones say nonsense', async () => {
  const competition = await aCompetition(api.db);
  const judges = [await aMember(api.db, competition, 'JUDGE'), await aMember(api.db, competition, 'JUDGE')];
  await api.db.kysely
    .updateTable('competitionRole')
    .set({ unsent: 2_147_483_647, lastSeenAt: new Date() })
    .where(
      'profileId',
      'in',
      judges.map(({ profile }) => profile),
    )
    .execute();
  expect(await figure('topout_waiting{what="unsent tap"}')).toBeGreaterThanOrEqual(2 * 2_147_483_647);
});

it('times taps, on the phone and here, and finds what no signal told of', async () => {
  // Another node without signals, on the embedded database; it holds the board.
  const db = { ...api.db, kind: 'embedded' as const };
  const other = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  try {
    const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
    const [category] = competition.categories;
    const judge = await aMember(api.db, competition, 'JUDGE');
    const { profile: competitor } = await anEntry(api.db, competition);
    await other.boards.document(competition.id, category);
    const delayed = 'topout_command_delay_seconds_bucket{le="60"}';
    const before = [await figure('topout_command_seconds_count'), await figure(delayed)];

    const clientTime = new Date(Date.now() - 30_000).toISOString();
    const command = {
      ...aCommand({ route: competition.routes[0], competitor, attempts: [{ success: true }] }),
      clientTime,
    };
    const path = `/competitions/${competition.id}/commands`;
    expect(
      (await callApp(api.app, 'POST', path, { as: judge, body: { commands: [command] } })).statusCode,
    ).toBe(200);

    const after = [await figure('topout_command_seconds_count'), await figure(delayed)];
    expect(after).toEqual(before.map((count) => count + 1));
    await waitUntil(() => other.boards.missed > 0);
    expect((await other.inject('/metrics')).body).toContain('topout_boards_missed_total 1');
    expect(await figure('topout_boards_unsure_seconds')).toBeLessThan(10);
  } finally {
    await other.close();
  }
});

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}
