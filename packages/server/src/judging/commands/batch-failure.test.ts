import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';

const api = testApi();

/** A database fault in the middle of a group, which no earlier check could have seen. */
beforeAll(async () => {
  const faults = {
    breakFunction: `
      create function break_on_demand() returns trigger language plpgsql as $$
      begin
        if new.notes = 'break' then raise exception 'broken on demand'; end if;
        return new;
      end $$`,
    breakTrigger: `
      create trigger break_on_demand before insert on attempt
      for each row execute function break_on_demand()`,
  };
  for (const [name, text] of Object.entries(faults)) await api.db.rows({ name, text }, []);
});

it('lets a command that breaks its group cost none of the others', async () => {
  const competition = await aCompetition(api.db);
  const entries = await Promise.all(Array.from({ length: 8 }, () => anEntry(api.db, competition)));
  const [route] = competition.routes;

  const settled = await Promise.allSettled(
    entries.map(({ profile }, index) =>
      send(
        api,
        competition.id,
        competition.master,
        aCommand({ route, competitor: profile, attempts: [{ ...aTop, notes: index === 3 ? 'break' : '' }] }),
      ),
    ),
  );

  expect(settled.map((one) => (one.status === 'fulfilled' ? outcomes(one.value)[0] : 'failed'))).toEqual(
    entries.map((_, index) => (index === 3 ? 'failed' : 'APPLIED')),
  );
  const { data } = (
    await api.call('GET', `/routes/${route}/attempts?user=ALL&competition=${competition.id}`, {
      as: competition.master,
    })
  ).json();
  expect(data).toHaveLength(7);
});

it('keeps nothing of a command that failed, so that it can be sent again', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  const first = aCommand({ route, competitor: profile, attempts: [aTry] });
  const broken = aCommand({ route, competitor: profile, attempts: [{ ...aTop, notes: 'break' }] });
  await expect(send(api, competition.id, competition.master, first, broken)).rejects.toThrow('500');

  const answers = await send(api, competition.id, competition.master, first);

  expect(answers).toMatchObject([{ outcome: 'APPLIED', version: 1 }]);
});

it('refuses notes that end in half a character at the door', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  const command = aCommand({ route, competitor: profile, attempts: [{ ...aTop, notes: 'ok \ud83d' }] });

  await expect(send(api, competition.id, competition.master, command)).rejects.toThrow('400');
});
