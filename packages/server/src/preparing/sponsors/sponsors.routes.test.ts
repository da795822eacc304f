import type { Competition, SponsorList } from '@topout/contract';
import sharp from 'sharp';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { sweep } from '../../people/auth/sessions/sweep.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { deleteCompetition } from '../competitions/delete-competition.ts';
import { duplicateCompetition } from '../setup/duplicate.ts';
import { aSponsor } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let as: TestUser;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  as = competition.master;
});

/** A picture that somebody has uploaded whole. */
async function aPicture(by: TestUser, width = 800, height = 100): Promise<string> {
  const announced = await api.call('POST', '/media', { as: by, body: { type: 'image/png', whole: true } });
  const { uuid, signedUploadUrl } = announced.json<{ uuid: string; signedUploadUrl: string }>();
  const payload = await sharp({ create: { width, height, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  await api.app.inject({ method: 'PUT', url: signedUploadUrl, payload, headers });
  return uuid;
}

const path = (more = '') => `/competitions/${competition.id}/sponsors${more}`;
const add = (name: string, picture: string | null = null, uuid = newId()) =>
  api.call('POST', path(), { as, body: { uuid, name, picture } });
const patch = (sponsor: string | undefined, body: object) =>
  api.call('PATCH', path(`/${sponsor}`), { as, body });
const order = (...sponsors: (string | undefined)[]) => api.call('PUT', path(), { as, body: { sponsors } });
const list = async (at = path()) => (await api.call('GET', at)).json<SponsorList>().data;
const names = async () => (await list()).map(({ name }) => name);
const status = async (media: string) => (await api.call('GET', `/media/${media}`)).statusCode;

it('lists whom an organiser adds, with pictures as wide as they are, and forgets those before', async () => {
  const [first, second] = [await aPicture(as), await aPicture(as)];
  expect((await add(' Chalk & Co ', first)).statusCode).toBe(201);
  const [sponsor] = await list();
  expect(sponsor).toMatchObject({ name: 'Chalk & Co', pictureUrl: `/api/media/${first}` });
  const { rawPayload } = await api.call('GET', `/media/${first}`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 100 });

  await patch(sponsor?.uuid, { picture: second });
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await patch(sponsor?.uuid, { picture: null, name: 'Rope Works' });
  expect(await list()).toMatchObject([{ name: 'Rope Works', pictureUrl: null }]);
  expect(await status(second)).toBe(404);
});

it('is there once, however often a flaky line sends it, as it was sent last', async () => {
  const [uuid, picture] = [newId(), await aPicture(as)];
  await Promise.all([add('Rope Works', picture, uuid), add('Rope Works', picture, uuid)]);
  expect(await names()).toEqual(['Rope Works']);
  expect((await add('Rope & Works', await aPicture(as), uuid)).statusCode).toBe(201);
  expect(await names()).toEqual(['Rope & Works']);
  expect(await status(picture)).toBe(404);
});

it('puts them in order, and refuses an order of what somebody else has changed', async () => {
  for (const name of ['A', 'B', 'C']) await add(name);
  const [a, b, c] = (await list()).map(({ uuid }) => uuid);
  expect((await order(c, a, b)).statusCode).toBe(200);
  expect(await names()).toEqual(['C', 'A', 'B']);
  for (const wrong of [
    [c, a],
    [c, a, a],
    [c, a, newId()],
  ])
    expect((await order(...wrong)).json()).toMatchObject({ code: 'sponsors.changed' });
});

it('removes a sponsor, and takes that back at its place with its picture', async () => {
  const picture = await aPicture(as);
  for (const name of ['A', 'B', 'C']) await add(name, name === 'B' ? picture : null);
  const b = (await list())[1]?.uuid;
  await patch(b, { removed: true });
  expect(await names()).toEqual(['A', 'C']);
  // Somebody else had it open.
  expect((await patch(b, { name: 'Bees' })).json()).toMatchObject({ code: 'sponsor.removed' });
  await sweep(api.db);
  await patch(b, { removed: false });
  expect(await list()).toMatchObject([{ name: 'A' }, { pictureUrl: `/api/media/${picture}` }, { name: 'C' }]);

  await patch(b, { removed: true });
  await api.db.kysely
    .updateTable('sponsor')
    .set({ removedAt: new Date(Date.now() - 7_200_000) })
    .where('removedAt', 'is not', null)
    .execute();
  await sweep(api.db);
  expect([await status(picture), (await patch(b, { removed: false })).statusCode]).toEqual([404, 404]);
});

it('has up to twelve', async () => {
  for (let n = 1; n <= 12; n += 1) expect((await add(`${n}`)).statusCode).toBe(201);
  expect((await add('13')).json()).toMatchObject({ code: 'sponsors.full' });
  const [first] = await list();
  await patch(first?.uuid, { removed: true });
  await add('13');
  expect((await patch(first?.uuid, { removed: false })).json()).toMatchObject({ code: 'sponsors.full' });
});

it('refuses a name that nobody sees, and a picture of somebody else', async () => {
  expect((await add('\u200b')).statusCode).toBe(400);
  expect((await add('x'.repeat(61))).statusCode).toBe(400);
  expect((await add('A', await aPicture(await aUser(api.db)))).statusCode).toBe(400);
  expect(await list()).toEqual([]);
});

it('tells screens that the competition has changed', async () => {
  const revision = async () =>
    (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>().revision;
  const before = await revision();
  await aSponsor(api.db, competition.id);
  expect(await revision()).toBeGreaterThan(before);
});

it('shares a picture with copies of the competition, and frees it with the last', async () => {
  const picture = await aPicture(as);
  await add('Chalk & Co', picture);
  const times = { startTime: '2031-05-01T08:00:00Z', endTime: '2031-05-01T18:00:00Z' };
  const copy = await api.db.transaction((tx) =>
    duplicateCompetition(tx, as.profile, competition.id, { name: 'Again', ...times }),
  );
  expect(await list(`/competitions/${copy}/sponsors`)).toMatchObject([{ name: 'Chalk & Co' }]);
  const [sponsor] = await list();
  await patch(sponsor?.uuid, { picture: null });
  expect(await status(picture)).toBe(200);
  await api.db.transaction((tx) => deleteCompetition(tx, copy, 'Again'));
  expect(await status(picture)).toBe(404);
});
