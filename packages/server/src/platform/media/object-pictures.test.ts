import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../config.ts';
import sharp from 'sharp';
import { aUser, testApi } from '../../testing.ts';
import { pictureStore } from './choose-store.ts';

/** An object store that accepts only requests whose signature it computes too. */
const objects = new Map<string, Buffer>();
const refused: string[] = [];
const secret = 's3cr3t/+key';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, from the written definition: canonical request, string to sign, signing key. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const [path = '', query = ''] = url.split('?');
  const names = signed.split(';');
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['aws4_request'].reduce(hmac, hmac(hmac(hmac(`AWS4${secret}`, day), region), service));
  return hmac(key, toSign).toString('hex');
}

function isRight(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const covers = ['host', 'x-amz-date'].every((name) => names.includes(name));
  const bodyHolds = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
  return covers && bodyHolds && authorization.endsWith(`Signature=${signatureOf(request)}`);
}

const store = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url = '' } = request;
    const body = Buffer.concat(chunks);
    if (!isRight(request, body)) {
      refused.push(`${method} ${url}`);
      response.writeHead(403).end();
      return;
    }
    const object = objects.get(url);
    if (method === 'PUT') objects.set(url, body);
    if (method === 'DELETE') objects.delete(url);
    response.writeHead(method === 'GET' && !object ? 404 : 200).end(method === 'GET' ? object : undefined);
  });
});

let bucketUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  bucketUrl = `http://127.0.0.1:${(store.address() as AddressInfo).port}/pictures`;
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const api = testApi();
const storeWith = (key: string) =>
  pictureStore(
    api.db,
    loadConfig({
      TOPOUT_S3_URL: bucketUrl.replace('://', `://topout:${encodeURIComponent(key)}@`) + '?region=eu-test-1',
    }),
  );

async function aMedia() {
  const as = await aUser(api.db);
  const reply = await api.call('POST', '/media', { as, body: { type: 'image/jpeg' } });
  return { as, media: reply.json<{ uuid: string }>().uuid };
}

const jpeg = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#14532d' } })
    .jpeg()
    .toBuffer();

it('keeps, shows and, once its row is gone, removes pictures with requests that are signed', async () => {
  const pictures = storeWith(secret);
  const { media } = await aMedia();
  const bytes = await jpeg();
  await pictures.save(media, [
    { size: 300, jpeg: bytes },
    { size: 40, jpeg: bytes },
  ]);
  expect([...objects.keys()]).toEqual([`/pictures/${media}-300.jpg`, `/pictures/${media}-40.jpg`]);
  expect(Buffer.from((await pictures.read(media, 40)) ?? [])).toEqual(bytes);
  await expect(pictures.save(media, [{ size: 40, jpeg: bytes }])).rejects.toMatchObject({
    code: 'upload.done',
  });

  await api.db.kysely.deleteFrom('media').where('id', '=', media).execute();
  expect(await pictures.read(media, 300)).toBeNull();
  await pictures.clear();
  expect([...objects.keys()]).toEqual([]);
  expect(refused).toEqual([]);
});

it('is refused with another key, and then says of no picture that it is there', async () => {
  const pictures = storeWith('not the key');
  const { media } = await aMedia();
  await expect(pictures.save(media, [{ size: 300, jpeg: await jpeg() }])).rejects.toThrow('answered 403');
  expect(refused).toEqual([`PUT /pictures/${media}-300.jpg`]);
  expect(await pictures.read(media, 300)).toBeNull();
});

it.each(['http://host/bucket', 'https://key:secret@host', 's3://key:secret@host/bucket'])(
  'does not start with %s',
  (url) => expect(() => loadConfig({ TOPOUT_S3_URL: url })).toThrow('TOPOUT_S3_URL must look like'),
);
