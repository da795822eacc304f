import { showTicketCode, ticketCode } from '@topout/domain';
import { someCompetition, someUuid } from '@topout/testing';
import { cardOf } from './card-of.ts';

const code = ticketCode(new Uint8Array([17, 30, 5, 8, 0, 21, 3, 12]));
const site = 'https://topout.example';

it.each([
  ['', null],
  [' 17 ', { number: '17' }],
  ['a 7', { number: 'A7' }],
  [showTicketCode(code).toLowerCase(), { code }],
  [`${site}/${someCompetition}/ticket#${showTicketCode(code)}`, { code }],
  [`${site}/${someCompetition}/entries?entry=${someUuid}`, { user: someUuid }],
  [`${site}/${someUuid}/ticket#${showTicketCode(code)}`, null],
])('reads %p', (text, whose) => {
  expect(cardOf(text, someCompetition)).toEqual(whose);
});
