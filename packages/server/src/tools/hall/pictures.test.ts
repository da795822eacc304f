import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { databasePictures } from '../../platform/media/database-pictures.ts';
import { decodePicture } from '../../platform/media/decode-picture.ts';
import { aProfile, aUser, callApp } from '../../testing.ts';
import { readSponsors } from '../../preparing/sponsors/sponsors.queries.ts';
import { aSponsor } from '../../preparing/sponsors/testing.ts';
import { ask } from './cloud.ts';
import { handBack } from './hand-back.ts';
import { forgetSent, sendPictures } from './send-pictures.ts';
import { aHallOf, cloudOfHall, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* Pictures go down with the competition, and up as they are made. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;
let climber: string;
let before: string;

beforeAll(() => {
  ({ hall, url } = servers);
});
beforeEach(async () => {
  competition = await aCompetition(cloud.db);
  climber = (await anEntry(cloud.db, competition)).profile;
  before = await aPicture(cloud.db, climber);
  const { email } = await aUser(hall.db);
  await aHallOf(cloud.app, { url, competition: competition.id, owner: email }, hall);
});

const jpegOf = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Somebody's new picture. */
async function aPicture(db: Database, owner: string): Promise<string> {
  const id = newId();
  await db.kysely.insertInto('media').values({ id, ownerId: owner, type: 'image/jpeg' }).execute();
  await databasePictures(db).save(id, await decodePicture(await jpegOf('#c33'), { whole: false }));
  await db.kysely.updateTable('profile').set({ pictureId: id }).where('id', '=', owner).execute();
  return id;
}

/** Somebody who came to the desk of the hall. */
async function aNewcomer(): Promise<string> {
  const profile = await aProfile(hall.db, { firstName: 'Nora' });
  await hall.db.kysely
    .insertInto('registration')
    .values({ competitionId: competition.id, profileId: profile })
    .execute();
  return profile;
}

const send = async () =>
  sendPictures(hall, await cloudOfHall(hall, competition.id), { most: 10 }).catch(
    ({ message }: Error) => message,
  );
const pictureOf = async (db: Database, person: string) =>
  (await db.kysely.selectFrom('profile').select('pictureId').where('id', '=', person).executeTakeFirst())
    ?.pictureId ?? null;
const shown = async (app: FastifyInstance, media: string) =>
  (await callApp(app, 'GET', `/media/${media}?size=40`)).statusCode;

it('shows in the hall what was made in the cloud, and sends none of it back', async () => {
  expect(await pictureOf(hall.db, climber)).toBe(before);
  expect(await shown(hall, before)).toBe(200);
  await sendNow(hall, competition.id);
  expect(await send()).toBe(0);
});

it('shows in the cloud what was made in the hall, once, and no more once it is gone', async () => {
  const nora = await aNewcomer();
  await aPicture(hall.db, nora);
  expect(await send()).toMatch(/does not know yet/);
  await sendNow(hall, competition.id);
  expect([await send(), await send()]).toEqual([1, 0]);
  const first = await pictureOf(cloud.db, nora);
  expect(await shown(cloud.app, first ?? '')).toBe(200);
  await aPicture(hall.db, nora);
  await send();
  expect(await shown(cloud.app, (await pictureOf(cloud.db, nora)) ?? '')).toBe(200);
  expect(await shown(cloud.app, first ?? '')).toBe(404);
  await hall.db.kysely.updateTable('profile').set({ pictureId: null }).where('id', '=', nora).execute();
  await send();
  expect(await pictureOf(cloud.db, nora)).toBeNull();
});

it('sends the rest before it is handed back', async () => {
  const nora = await aNewcomer();
  await aPicture(hall.db, nora);
  await handBack(hall, competition.id);
  expect(await pictureOf(cloud.db, nora)).not.toBeNull();
});

it('sends what came from the hall again after the cloud was restored', async () => {
  await aPicture(hall.db, await aNewcomer());
  await sendNow(hall, competition.id);
  await send();
  await forgetSent(hall.db, competition.id);
  expect(await send()).toBe(1);
});

it('shows the logo of a venue that was made in the hall', async () => {
  const [venue, logo] = [newId(), await aPicture(hall.db, (await aUser(hall.db)).profile)];
  await hall.db.kysely
    .insertInto('venue')
    .values({ id: venue, name: 'Annexe', timeZone: 'Europe/Paris', logoId: logo })
    .execute();
  await hall.db.kysely
    .insertInto('competitionVenue')
    .values({ competitionId: competition.id, venueId: venue, position: 1 })
    .execute();
  await sendNow(hall, competition.id);
  expect(await send()).toBe(1);
  const { logoId } = await cloud.db.kysely
    .selectFrom('venue')
    .select('logoId')
    .where('id', '=', venue)
    .executeTakeFirstOrThrow();
  expect(await shown(cloud.app, logoId ?? '')).toBe(200);
});

it('shows a sponsor’s picture as wide as it is, until it is gone in the hall', async () => {
  const logo = newId();
  await hall.db.kysely.insertInto('media').values({ id: logo, type: 'image/png' }).execute();
  const wide = sharp({ create: { width: 600, height: 60, channels: 3, background: '#33c' } }).png();
  await databasePictures(hall.db).save(logo, await decodePicture(await wide.toBuffer(), { whole: true }));
  await aSponsor(hall.db, competition.id, { pictureId: logo });
  await sendNow(hall, competition.id);
  expect([await send(), await send()]).toEqual([1, 0]);
  const sponsors = () => readSponsors(cloud.db, competition.id);
  const url = (await sponsors())[0]?.pictureUrl?.replace('/api', '') ?? '';
  const { rawPayload } = await cloud.call('GET', url);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 600, height: 60 });

  await hall.db.kysely.updateTable('sponsor').set({ name: 'Rope Works' }).execute();
  await sendNow(hall, competition.id);
  expect(await sponsors()).toMatchObject([{ name: 'Rope Works', pictureUrl: `/api${url}` }]);
  await hall.db.kysely.deleteFrom('sponsor').execute();
  await sendNow(hall, competition.id);
  expect(await sponsors()).toEqual([]);
  expect((await cloud.call('GET', url)).statusCode).toBe(404);
});

it('takes no picture of anybody else, nor what is none', async () => {
  const jpeg = (await jpegOf('#33c')).toString('base64');
  const nora = await aNewcomer();
  await sendNow(hall, competition.id);
  const there = await cloudOfHall(hall, competition.id);
  const say = (owner: string, bytes = jpeg) => ask(there, 'picture', { of: 'PROFILE', owner, jpeg: bytes });
  const stranger = (await aUser(cloud.db)).profile;
  await expect(say(stranger)).rejects.toMatchObject({ status: 409 });
  await say(climber);
  expect([await pictureOf(cloud.db, stranger), await pictureOf(cloud.db, climber)]).toEqual([null, before]);
  await expect(say(nora, Buffer.from('<svg/>').toString('base64'))).rejects.toMatchObject({ status: 400 });
  await expect(say(nora, 'A'.repeat(300_001))).rejects.toMatchObject({ status: 400 });
  expect(await pictureOf(cloud.db, nora)).toBeNull();
});
