import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { onTwoLanes } from '../../judging/timing/testing.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { testApi } from '../../testing.ts';
import { rehearseFinal } from './final.ts';

const api = testApi();
const password = 'long enough';

it('plays every heat through a device and a judge, and begins again once all are over', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, stage } = competition;
  await onTwoLanes(api, competition);
  for (const number of [1, 2, 3]) await anEntry(api.db, competition, { competitorNumber: `${number}` });
  const passwordHash = await hashPassword(password);
  await api.db.kysely.updateTable('account').set({ passwordHash }).where('id', '=', master.account).execute();
  const setting = {
    url: await api.listen(),
    competition: id,
    paceMs: 10,
    organiser: { email: master.email, password },
  };
  // Two of three side by side and one alone, on either lane.
  expect(await rehearseFinal(setting, () => {})).toMatchObject({ heats: 4, confirmed: 6, held: 0 });
  const said: string[] = [];
  expect(await rehearseFinal(setting, (line) => said.push(line))).toMatchObject({ heats: 4, confirmed: 12 });
  expect(said[0]).toBe('All heats are over: the final begins again.');
  const left = await api.db.kysely
    .selectFrom('timingDevice')
    .select('endedAt')
    .where('stageId', '=', stage)
    .where('endedAt', 'is', null)
    .execute();
  expect(left).toEqual([]);
}, 60_000);
