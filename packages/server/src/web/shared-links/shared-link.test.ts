import type { Competition } from '@topout/contract';
import sharp from 'sharp';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { pageData } from '../document/page-data.ts';
import { drawPng } from './draw.ts';
import { tagOf } from './preview.ts';
import { drawingAt, sharedLink } from './shared-link.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db, { listed: true });
});

const linkOf = async (path: string) => {
  const { data, lost } = await pageData(api.app, path);
  const link = await sharedLink(api.app, path, data);
  return { ...link, lost: lost || link.lost };
};
const drawing = (id: string) => drawingAt(api.app, `/link-pictures/${id}.png`);

async function climber(lastName: string) {
  const profileId = await aProfile(api.db, { lastName });
  const entry = await anEntry(api.db, competition, { profileId });
  const command = aCommand({ route: competition.routes[0], competitor: entry.profile, attempts: [aTop] });
  await send(api, competition.id, competition.master, command);
  return entry;
}

it('says of a board where it is, how it stands and who leads, by the rule of public names', async () => {
  await climber('Grown');
  const { body } =
    (await pageData(api.app, `/${competition.id}`)).data[`competitions/${competition.id}`] ?? {};
  const { description, picture, lost } = await linkOf(`/${competition.id}/entries`);
  expect(description).toContain((body as Competition).venues[0]?.name ?? 'no venue');
  expect(description).toContain('Grown');
  expect(picture).toMatch(new RegExp(`^/link-pictures/${competition.id}\\.png\\?v=[0-9a-f]{16}$`));
  expect(lost).toBe(false);
  expect(await drawing(competition.id)).toContain('Grown');
});

it('says of a card whose it is and where they stand', async () => {
  const entry = await climber('Grown');
  const { title, description, picture } = await linkOf(`/${competition.id}/entries/${entry.id}`);
  expect(title).toContain('Grown');
  expect(description).toMatch(/^1st in /);
  const drawn = await drawing(`${competition.id}/${entry.id}`);
  expect(drawn).toContain('Grown');
  expect(picture).toBe(`/link-pictures/${competition.id}/${entry.id}.png?v=${tagOf(drawn ?? '')}`);
});

it('draws a PNG as link previews show it, the same for the same', async () => {
  const svg = (await drawing(competition.id)) ?? '';
  const { format, width, height } = await sharp(await drawPng(svg)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(await drawing(competition.id)).toBe(svg);
});

it('draws names with letters that no drawing may have', async () => {
  await climber('Gro\uffffwn\ufffe<&"\u0001');
  const svg = (await drawing(competition.id)) ?? '';
  expect((await drawPng(svg)).subarray(1, 4).toString()).toBe('PNG');
  expect(svg).toContain('Grown&#60;&#38;&#34;<');
});

it('names nobody of a hidden board', async () => {
  competition = await aCompetition(api.db, { listed: true, liveLeaderboard: false });
  const entry = await climber('Grown');
  const { description, picture } = await linkOf(`/${competition.id}/entries`);
  expect(description).not.toContain('Grown');
  expect(picture).not.toBeNull();
  expect(await drawing(competition.id)).not.toContain('Grown');
  expect(await drawing(`${competition.id}/${entry.id}`)).toBeNull();
});

it('reveals nothing of a competition that is not listed', async () => {
  const hidden = await aCompetition(api.db, { listed: false, name: 'Secret Cup' });
  const link = await linkOf(`/${hidden.id}/entries`);
  expect(link).toMatchObject({ title: 'Topout', picture: null, lost: false });
  expect(JSON.stringify(link)).not.toContain('Secret');
  expect(await drawing(hidden.id)).toBeNull();
});

it('calls a league by its name', async () => {
  const as = competition.master;
  const body = { name: 'Northern League' };
  const league = (await api.call('POST', '/leagues', { as, body })).json<{ uuid: string }>().uuid;
  await api.call('PATCH', `/leagues/${league}`, { as, body: { competitions: [competition.id] } });
  const link = await linkOf(`/leagues/${league}`);
  expect(link).toMatchObject({ title: 'Northern League · Topout', description: 'League of 1 competition' });
  expect(await drawing(`leagues/${league}`)).toContain('Northern League');
});

it('names nobody of a league in which a competition is in no list', async () => {
  const league = newId();
  await climber('Grown');
  const { kysely } = api.db;
  await kysely
    .insertInto('league')
    .values({ id: league, name: 'Club', ownerId: competition.master.profile })
    .execute();
  await kysely
    .updateTable('competition')
    .set({ leagueId: league })
    .where('id', '=', competition.id)
    .execute();
  expect((await linkOf(`/leagues/${league}`)).description).toContain('Grown');

  await kysely.updateTable('competition').set({ listed: false }).where('id', '=', competition.id).execute();
  expect(await linkOf(`/leagues/${league}`)).toMatchObject({
    title: 'Club · Topout',
    description: 'League of 1 competition',
  });
  expect(await drawing(`leagues/${league}`)).not.toContain('Grown');
});

it.each([
  ['competition', () => `/${newId()}`],
  ['board', () => `/${newId()}/entries`],
  ['card', () => `/${competition.id}/entries/${newId()}`],
  ['league', () => `/leagues/${newId()}`],
])('says that no such %s is there', async (_what, path) => {
  expect(await linkOf(path())).toMatchObject({ lost: true });
});

it.each([
  () => newId(),
  () => `leagues/${newId()}`,
  () => `${competition.id}/${newId()}`,
  () => `leagues/${competition.id}/${newId()}`,
  () => 'nothing',
])('has no picture of nothing', async (id) => {
  expect(await drawing(id())).toBeNull();
});
