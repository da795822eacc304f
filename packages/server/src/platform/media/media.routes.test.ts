import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { newId } from '../ids.ts';
import { aUser, testApi } from '../../testing.ts';
import { decodePicture } from './decode-picture.ts';

const api = testApi();

const drawing = (format: 'jpeg' | 'png' | 'webp', width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#14532d' } })
    .withExif({ IFD0: { Copyright: 'GPS 47.37 8.54' } })
    .toFormat(format)
    .toBuffer();

async function announced(type = 'image/jpeg') {
  const as = await aUser(api.db);
  const reply = await api.call('POST', '/media', {
    as,
    body: { type, captureTime: '2026-01-02T03:04:05.000Z' },
  });
  expect(reply.statusCode).toBe(201);
  return {
    as,
    media: reply.json() as { uuid: string; url: string; signedUploadUrl: string; type: string },
  };
}

const put = (url: string, payload: Buffer | string, type = 'image/jpeg') =>
  api.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
const shown = async (url: string) => {
  const reply = await api.app.inject({ method: 'GET', url });
  return { reply, meta: reply.statusCode === 200 ? await sharp(reply.rawPayload).metadata() : undefined };
};

it.each(['jpeg', 'png', 'webp'] as const)('makes square JPEGs of a %s and shows them', async (format) => {
  const { as, media } = await announced(`image/${format}`);
  expect(media).toMatchObject({ type: `image/${format}`, captureTime: '2026-01-02T03:04:05.000Z' });
  const sent = await put(media.signedUploadUrl, await drawing(format), `image/${format}`);
  expect([sent.statusCode, sent.body]).toEqual([204, '']);

  const { reply, meta } = await shown(media.url);
  expect(meta).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  expect(meta?.exif).toBeUndefined();
  expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect((await shown(`${media.url}?size=40`)).meta).toMatchObject({ format: 'jpeg', width: 120 });

  const body = { picture: media.uuid, pictureSource: 'MEDIA' };
  const attached = await api.call('PATCH', '/profiles/me', { as, body });
  expect(attached.json()).toMatchObject({ picture: media.uuid, pictureSource: 'MEDIA' });
  const { pictureUrl } = attached.json();
  expect((await shown(pictureUrl)).meta).toMatchObject({ width: 300 });
});

it('keeps a whole picture as busy as noise small enough for a hall to send', async () => {
  const raw = { width: 1_000, height: 1_000, channels: 3 as const };
  const noise = await sharp(randomBytes(3_000_000), { raw }).png().toBuffer();
  const [full] = await decodePicture(noise, { whole: true });
  expect(full?.jpeg.length).toBeLessThan(220_000);
});

it('draws one picture at a time, and leaves threads to those who sign in and read boards', async () => {
  const large = await drawing('png', 3_000, 3_000);
  let most = 0;
  const watching = setInterval(() => {
    // Not those that wait for a thread: one that gets it counts as both for a moment.
    most = Math.max(most, sharp.counters().process);
  }, 1);
  await Promise.all(Array.from({ length: 4 }, () => decodePicture(large, { whole: false })));
  clearInterval(watching);
  expect(most).toBe(1);
});

it('forgets a picture that is replaced or taken away', async () => {
  const { as, media } = await announced();
  await put(media.signedUploadUrl, await drawing('jpeg'));
  await api.call('PATCH', '/profiles/me', { as, body: { picture: media.uuid, pictureSource: 'MEDIA' } });
  const reply = await api.call('PATCH', '/profiles/me', { as, body: { picture: null } });
  expect(reply.json()).toMatchObject({ picture: null, pictureUrl: null });
  expect((await shown(media.url)).reply.statusCode).toBe(404);
});

it.each([
  ['an SVG that says it is a JPEG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a GIF that says it is a JPEG', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['text', 'hello'],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_name, bytes) => {
  const { media } = await announced();
  const reply = await put(media.signedUploadUrl, bytes);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid']);
  expect((await shown(media.url)).reply.statusCode).toBe(404);
});

it('refuses half a picture', async () => {
  const { media } = await announced();
  const whole = await drawing('jpeg');
  const reply = await put(media.signedUploadUrl, whole.subarray(0, whole.length / 2));
  expect(reply.statusCode).toBe(400);
});

it('refuses what takes more memory than it says', async () => {
  const { media } = await announced('image/png');
  const bomb = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect((await put(media.signedUploadUrl, bomb, 'image/png')).statusCode).toBe(400);
}, 20_000);

describe('the signed address', () => {
  it('works once', async () => {
    const { media } = await announced();
    const picture = await drawing('jpeg');
    await put(media.signedUploadUrl, picture);
    expect((await put(media.signedUploadUrl, picture)).json().code).toBe('upload.done');
    // The server no longer decodes anything.
    expect((await put(media.signedUploadUrl, 'no picture')).json().code).toBe('upload.done');
  });

  it('ends with its owner', async () => {
    const { as, media } = await announced();
    expect((await api.call('DELETE', '/profiles/me', { as })).statusCode).toBe(204);
    expect((await put(media.signedUploadUrl, 'no picture')).json().code).toBe('upload.done');
  });

  it.each([
    ['another picture', (url: string) => url.replace(/media\/[^/]+/, `media/${newId()}`), 'image/jpeg', 403],
    ['a later end', (url: string) => url.replace(/expires=(\d)/, 'expires=9'), 'image/jpeg', 403],
    ['another type', (url: string) => url, 'image/png', 403],
    ['a type that is no picture', (url: string) => url, 'text/html', 415],
    ['no signature', (url: string) => url.replace(/&signature=.*/, ''), 'image/jpeg', 400],
  ])('is not good for %s', async (_name, change, type, status) => {
    const { media } = await announced();
    const reply = await put(change(media.signedUploadUrl), await drawing('jpeg'), type);
    expect(reply.statusCode).toBe(status);
  });

  it('ends', async () => {
    const { media } = await announced();
    const realNow = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 11 * 60_000);
    const reply = await put(media.signedUploadUrl, await drawing('jpeg'));
    jest.restoreAllMocks();
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'upload.expired']);
  });

  it('takes no more than 10 MB', async () => {
    const { media } = await announced();
    expect((await put(media.signedUploadUrl, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

it.each(['image/gif', 'image/svg+xml', 'text/html'])('announces no %s', async (type) => {
  const reply = await api.call('POST', '/media', { as: await aUser(api.db), body: { type } });
  expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, ['type']]);
});

it('attaches no picture that somebody else uploaded', async () => {
  const { media } = await announced();
  await put(media.signedUploadUrl, await drawing('jpeg'));
  const reply = await api.call('PATCH', '/profiles/me', {
    as: await aUser(api.db),
    body: { picture: media.uuid, pictureSource: 'MEDIA' },
  });
  expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, ['picture']]);
});
