import { codeOnCard } from './code-on-card.ts';

const here = '0198a5c0-0000-7000-8000-000000000001';
const other = '0198a5c0-0000-7000-8000-000000000002';
const route = '0198a5c0-0000-7000-8000-00000000000a';
const at = `https://topout.example/${here}`;

it.each([
  [`${at}?route=${route}`, { kind: 'ROUTE', route }],
  [`${at}?route=${route}`.toUpperCase().replace('ROUTE=', 'route='), { kind: 'ROUTE', route }],
  [`http://192.168.0.7:3000/${here}?route=${route}`, { kind: 'ROUTE', route }],
  [`${at}/judge?next=%2F${here}%2Fjudge%2F${route}#key=1234`, { kind: 'ROUTE', route }],
  [`${at}/judge/${route}`, { kind: 'ROUTE', route }],
  [`${at}/judge#key=1234`, { kind: 'OTHER' }],
  [`${at}?witness=abcd-efghjk`, { kind: 'WITNESS', code: 'ABCDEFGHJK' }],
  [`${at}?witness=abcd`, { kind: 'OTHER' }],
  [`${at}?marker=ABCDEFGHJK`, { kind: 'MARKER', code: 'ABCDEFGHJK' }],
  [`${at}/ticket#ABCD-EFGHJ`, { kind: 'OTHER' }],
  [`${at}/entries?entry=${route}`, { kind: 'OTHER' }],
  ['17', { kind: 'OTHER' }],
  ['', { kind: 'OTHER' }],
  [`https://topout.example/${other}?route=${route}`, { kind: 'ELSEWHERE' }],
  ['https://example.org', { kind: 'ELSEWHERE' }],
  ['https://', { kind: 'ELSEWHERE' }],
])('%s is %j', (text, meant) => expect(codeOnCard(text, here)).toEqual(meant));
