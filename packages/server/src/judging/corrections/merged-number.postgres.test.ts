import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entry } from '@topout/contract';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();

it('keeps no number that another got while the merge waited', async () => {
  const competition = await aCompetition(api.db);
  const [target, source, third] = [
    await anEntry(api.db, competition, { competitorNumber: '7' }),
    await anEntry(api.db, competition, { competitorNumber: '8' }),
    await anEntry(api.db, competition, { competitorNumber: '9' }),
  ];
  const number = (profile: string, to: string) =>
    sql`update registration set competitor_number = ${to}
      where competition_id = ${competition.id} and profile_id = ${profile}`;
  const { merge } = corrections(api, competition);
  const [locked, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const renumbered = api.db.transaction(async (tx) => {
    await sql`select from competition where id = ${competition.id} for no key update`.execute(tx.kysely);
    locked.resolve();
    await waits.promise;
    await number(target.profile, '10').execute(tx.kysely);
    await number(third.profile, '7').execute(tx.kysely);
  });
  await locked.promise;
  const merging = merge([source, target]);
  await sleep(300);
  waits.resolve();
  await Promise.all([renumbered, merging]);
  const reply = await api.call('GET', `/competitions/${competition.id}/entries`, { as: competition.master });
  const numbers = reply.json<{ data: Entry[] }>().data.map(({ competitorNumber }) => competitorNumber);
  expect(numbers.toSorted()).toEqual(['10', '7']);
});
