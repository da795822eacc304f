import { showTicketCode, ticketCode } from '../tickets/ticket-code.ts';
import { isFromElsewhere, registrationOfScan, ticketOfScan } from './scan.ts';

const here = '0198a5c0-0000-7000-8000-000000000001';
const other = '0198a5c0-0000-7000-8000-000000000002';
const code = ticketCode(new Uint8Array(8));
const shown = showTicketCode(code);
const person = '0198a5c0-0000-7000-8000-00000000000a';

it.each([
  ['a 17', { number: 'A17' }],
  [` ${shown.toLowerCase()} `, { ticket: code }],
  [`https://topout.example/${here}/entries?entry=${person}`, { user: person }],
  [`HTTPS://TOPOUT.EXAMPLE/${here.toUpperCase()}/ENTRIES?entry=${person.toUpperCase()}`, { user: person }],
  [`https://topout.example/${other}/entries?entry=${person}`, null],
  [`https://topout.example/${here}/entries`, null],
  [`https://topout.example/${here}/entries?entry=somebody`, null],
  [`https://topout.example/${here}/ticket#${shown}`, { ticket: code }],
  [`https://topout.example/${other}/ticket#${shown}`, null],
  [`https://topout.example/${here}/ticket#0000-00001`, null],
  [`https://topout.example/${here}/ticket`, null],
  [`https://topout.example/${here}/ticket#%zz`, null],
  ['https://', null],
  ['  ', null],
])('%s means %j', (text, meant) => expect(registrationOfScan(text, here)).toEqual(meant));

it.each([
  [`https://topout.example/${other}/ticket#${shown}`, true],
  [`https://topout.example/${here}/ticket#${shown}`, false],
  ['https://example.org', true],
  ['17', false],
])('%s is from elsewhere: %p', (text, is) => expect(isFromElsewhere(text, here)).toBe(is));

it.each([
  [`https://topout.example/${other}/ticket#${shown}`, code],
  [` ${shown.toLowerCase()} `, code],
  [`https://topout.example/${here}/ticket#0000-00001`, null],
  [`https://topout.example/${here}?entry=${person}#${shown}`, null],
  ['https://', null],
  ['17', null],
])('%s is the ticket %j', (text, is) => expect(ticketOfScan(text)).toBe(is));
