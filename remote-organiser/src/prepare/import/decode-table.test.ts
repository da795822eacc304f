import { decodeTable } from './decode-table.ts';

it.each([
  ['UTF-8', Uint8Array.from(Buffer.from('Zoë;Müller', 'utf8'))],
  ['UTF-8 with a mark', Uint8Array.from(Buffer.from('\uFEFFZoë;Müller', 'utf8'))],
  ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Zoë;Müller', 'utf16le')])],
  ['Windows-1252', Uint8Array.from(Buffer.from('Zoë;Müller', 'latin1'))],
])('reads %s', (_name, bytes) => expect(decodeTable(bytes)).toBe('Zoë;Müller'));
