import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { aCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtProxy } from './proxy.ts';
import { reach } from './reach.ts';
import { aCertificate, aProxy, aWorld, type Certificate, closeServers } from './testing/surroundings.ts';

const api = testApi();
const distrusting = testApi({ trustedProxies: '192.0.2.1' });
let target: string;
let certificate: Certificate;

const trustAlso = (also: readonly string[]) =>
  setDefaultCACertificates([...getCACertificates('bundled'), ...also]);

beforeAll(async () => {
  target = await api.listen();
  await aCompetition(api.db);
  certificate = aCertificate(90);
  trustAlso([certificate.cert]);
});
afterEach(closeServers);
afterAll(() => trustAlso([]));

const said = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
const look = async (url: string) => lookAtProxy(url, await reach(url));

it('is content with a proxy that says everything', async () => {
  const url = await aProxy(target, { certificate, headers: said });
  expect(await look(url)).toMatchObject([{ area: 'proxy', level: 'well' }]);
});

it.each([
  ['says nothing', {}, [/does not say for whom/, /takes https for http/]],
  ['does not say by what', { 'x-forwarded-for': '198.51.100.7' }, [/takes https for http/]],
  [
    'calls the server by another name',
    { ...said, host: 'backend:3000' },
    [/takes its name for backend:3000/],
  ],
])('finds a proxy that %s', async (_name, headers, sentences) => {
  const found = await look(await aProxy(target, { certificate, headers }));
  expect(found).toHaveLength(sentences.length);
  for (const [at, sentence] of sentences.entries()) expect(found[at]?.says).toMatch(sentence);
  expect(found.every(({ cure }) => cure?.includes('proxy_set_header'))).toBe(true);
});

it('finds a proxy that is not trusted', async () => {
  const url = await aProxy(await distrusting.listen(), { certificate, headers: said });
  expect(await look(url)).toMatchObject([
    { level: 'fault', cure: expect.stringContaining('TOPOUT_TRUSTED_PROXIES') },
  ]);
});

it('finds a proxy that keeps live events back', async () => {
  const url = await aProxy(target, { certificate, headers: said, buffers: true });
  expect(await look(url)).toMatchObject([
    { level: 'fault', cure: expect.stringContaining('proxy_buffering off') },
  ]);
}, 20_000);

it('has nothing to say where there is no proxy', async () => {
  expect(await look(target)).toEqual([]);
});

describe('TLS', () => {
  const lookAt = async (shown: Certificate, nowMs = Date.now()) =>
    lookAtCertificate(await aProxy(target, { certificate: shown }), aWorld({ nowMs: () => nowMs }));

  it('is content with a trusted certificate, and notes that HTTP/2 is missing', async () => {
    expect(await lookAt(certificate)).toMatchObject([
      { level: 'well', says: expect.stringMatching(/trusted, for (89|90) more days/) },
      { level: 'note', cure: expect.stringContaining('ssl http2') },
    ]);
  });

  it('finds that one ends soon', async () => {
    const [found] = await lookAt(certificate, Date.now() + 80 * 86_400_000);
    expect(found).toMatchObject({ level: 'fault', says: expect.stringMatching(/ends in (9|10) days/) });
  });

  it('finds one that nobody signed', async () => {
    const [found] = await lookAt(aCertificate(90));
    expect(found).toMatchObject({ level: 'fault', says: expect.stringContaining('signed by nobody') });
  });

  it('finds one for another name', async () => {
    const other = aCertificate(90, 'other.example.org');
    trustAlso([certificate.cert, other.cert]);
    const [found] = await lookAt(other);
    expect(found).toMatchObject({ level: 'fault', says: expect.stringContaining('for another name') });
  });

  it('finds that none is spoken', async () => {
    const plain = (await aProxy(target, {})).replace('http:', 'https:');
    expect(await lookAtCertificate(plain, aWorld())).toMatchObject([{ level: 'fault' }]);
  });

  it('notes that there is none', async () => {
    expect(await lookAtCertificate('http://192.168.7.9:3000', aWorld())).toMatchObject([{ level: 'note' }]);
  });
});
