import type { Competition } from '@topout/contract';
import { aCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { runCommand } from '../cli/run-command.ts';

const api = testApi();

const give = (competition: string, to: string) =>
  runCommand('give-competition', ['--competition', competition, '--to', to], api.app);

const changes = (competition: string, as: TestUser) =>
  api.call('PATCH', `/competitions/${competition}`, { as, body: { capacity: 40 } });

it('makes whoever proved an address the master judge, in place of the one before', async () => {
  const { id, master } = await aCompetition(api.db);
  const heir = await aUser(api.db);
  const confirm = (emailConfirmedAt: Date | null) =>
    api.db.kysely.updateTable('account').set({ emailConfirmedAt }).where('id', '=', heir.account).execute();
  await confirm(null);
  expect(await give(id, heir.email)).toEqual({
    lines: [],
    fault: `Nobody has an account with the confirmed address ${heir.email}.`,
  });
  await confirm(new Date());
  // Nodes keep rights: they must notice.
  expect((await changes(id, heir)).statusCode).toBe(403);
  expect((await changes(id, master)).statusCode).toBe(200);

  expect((await give(id, heir.email.toUpperCase())).lines[0]).toMatch(/ is the master judge of ".+"\.$/);
  expect((await changes(id, master)).statusCode).toBe(403);
  expect((await changes(id, heir)).statusCode).toBe(200);
  const seen = await api.call('GET', `/competitions/${id}`, { as: heir });
  expect(seen.json<Competition>().masterJudge).toBe(heir.profile);
  expect((await give(id, heir.email)).fault).toMatch(/is the master judge of ".+" already\.$/);
});

it('knows no other competition', async () => {
  const none = newId();
  expect(await give(none, 'ada@example.org')).toEqual({
    lines: [],
    fault: `There is no competition ${none}.`,
  });
});
