import { registrationOfScan } from './scan.ts';

const here = '0198a5c0-0000-7000-8000-000000000001';
const other = '0198a5c0-0000-7000-8000-000000000002';
const person = '0198a5c0-0000-7000-8000-00000000000a';

it.each([
  ['a 17', { number: 'A17' }],
  [`https://topout.example/${here}/entries?entry=${person}`, { user: person }],
  [`HTTPS://TOPOUT.EXAMPLE/${here.toUpperCase()}/ENTRIES?entry=${person.toUpperCase()}`, { user: person }],
  [`https://topout.example/${other}/entries?entry=${person}`, null],
  [`https://topout.example/${here}/entries`, null],
  [`https://topout.example/${here}/entries?entry=somebody`, null],
  ['https://', null],
  ['  ', null],
])('%s means %j', (text, meant) => expect(registrationOfScan(text, here)).toEqual(meant));
