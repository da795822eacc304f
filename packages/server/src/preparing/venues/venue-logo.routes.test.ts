import type { Venue } from '@topout/contract';
import sharp from 'sharp';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

/** A picture that a person has uploaded. */
async function aPicture(as: TestUser): Promise<string> {
  const announced = await api.call('POST', '/media', { as, body: { type: 'image/png' } });
  const { uuid, signedUploadUrl } = announced.json<{ uuid: string; signedUploadUrl: string }>();
  const payload = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer();
  await api.app.inject({
    method: 'PUT',
    url: signedUploadUrl,
    payload,
    headers: { 'content-type': 'image/png' },
  });
  return uuid;
}

const setLogo = ({ venue, master }: TestCompetition, logo: string | null) =>
  api.call('PATCH', `/venues/${venue}`, { as: master, body: { logo } });
const status = async (media: string) => (await api.call('GET', `/media/${media}`)).statusCode;

it('shows the logo with the competition, and forgets the one before', async () => {
  const competition = await aCompetition(api.db);
  const [first, second] = [await aPicture(competition.master), await aPicture(competition.master)];
  const reply = await setLogo(competition, first);
  expect(reply.json<Venue>().logoUrl).toBe(`/api/media/${first}`);
  const shown = await api.call('GET', `/competitions/${competition.id}`);
  expect(shown.json<{ venues: Venue[] }>().venues[0]?.logoUrl).toBe(`/api/media/${first}`);

  await setLogo(competition, second);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await setLogo(competition, null)).json<Venue>().logoUrl).toBeNull();
  expect(await status(second)).toBe(404);
});

it('stays when whoever brought it leaves', async () => {
  const competition = await aCompetition(api.db);
  const logo = await aPicture(competition.master);
  await setLogo(competition, logo);
  const media = await api.db.kysely
    .selectFrom('media')
    .select('ownerId')
    .where('id', '=', logo)
    .executeTakeFirstOrThrow();
  expect(media.ownerId).toBeNull();
});

it('refuses a picture that the caller has not uploaded', async () => {
  const competition = await aCompetition(api.db);
  const theirs = await aPicture(await aUser(api.db));
  expect((await setLogo(competition, theirs)).statusCode).toBe(400);
});
