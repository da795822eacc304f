import { aQuestionBody } from '../entering/questions/testing.ts';
import { aWaveBody } from '../entering/waves/testing.ts';
import { aCompetition, type TestCompetition } from '../following/competitions/testing.ts';
import { newId } from '../platform/ids.ts';
import { testApi } from '../testing.ts';

const api = testApi();

/** What organisers add to a set-up: its table, the address, and a body of that name. */
const kinds = [
  ['stage', 'stages', (name: string) => ({ name })],
  ['category', 'categories', (name: string) => ({ name })],
  ['routeGroup', 'route-groups', (name: string) => ({ name })],
  ['wave', 'waves', (name: string) => aWaveBody({ name })],
  ['question', 'questions', (label: string) => aQuestionBody({ label })],
] as const;

const rowsOf = (table: (typeof kinds)[number][0], { id }: TestCompetition) =>
  api.db.kysely.selectFrom(table).select('id').where('competitionId', '=', id).execute();

it.each(kinds)('adds a %s once, however often it is sent', async (table, path, bodyOf) => {
  const competition = await aCompetition(api.db);
  const before = await rowsOf(table, competition);
  const uuid = newId();
  const { version } = (
    await api.call('GET', `/competitions/${competition.id}/setup`, { as: competition.master })
  ).json<{
    version: number;
  }>();
  const send = (name: string) =>
    api.call(
      'POST',
      `/competitions/${competition.id}/${path}${versioned.has(path) ? `?version=${version}` : ''}`,
      {
        as: competition.master,
        body: { uuid: uuid.toUpperCase(), ...bodyOf(name) },
      },
    );
  const replies = [...(await Promise.all([send('Kids'), send('Kids')])), await send('Kids')];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(replies[2]?.body).toBe(replies[0]?.body);
  expect((await send('Others')).json()).toMatchObject({ code: 'added.other' });
  const ids = (await rowsOf(table, competition)).map(({ id }) => id);
  expect(ids.filter((id) => !before.some((one) => one.id === id))).toEqual([uuid]);
});

const versioned: ReadonlySet<string> = new Set(['stages', 'categories', 'route-groups']);

it.each(kinds)(
  'tells nothing of a %s of another competition that has the id',
  async (table, path, bodyOf) => {
    const [theirs, mine] = [await aCompetition(api.db), await aCompetition(api.db)];
    const uuid = newId();
    const send = ({ id, master }: TestCompetition, name: string) =>
      api.call('POST', `/competitions/${id}/${path}`, { as: master, body: { uuid, ...bodyOf(name) } });
    await send(theirs, 'Their secret');
    const reply = await send(mine, 'Mine');
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain('Their secret');
    for (const one of [theirs, mine])
      expect((await rowsOf(table, one)).filter(({ id }) => id === uuid)).toHaveLength(1);
  },
);
