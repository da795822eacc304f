import { checkInsSaid } from './check-ins-said.ts';

const mark = { at: '2026-05-01T08:00:00.000Z', by: null };

it.each([
  [{ present: mark }, ['Here']],
  [{ present: null, bib: null }, ['Not here', 'No bib']],
  [{ paid: { ...mark, amountMinor: 2500, currency: 'EUR', how: 'CASH' } }, ['Paid, 25.00 EUR, Cash']],
  [{ paid: { ...mark, amountMinor: 0, currency: 'EUR', how: 'FREE' } }, ['Paid, Nothing to pay']],
  [{ waiver: { ...mark, signer: 'GUARDIAN', name: 'Paula' } }, ['Signed, by Paula, guardian']],
  [{ waiver: { ...mark, signer: 'SELF', name: null } }, ['Signed']],
  [undefined, []],
])('%j is %j', (after, said) => expect(checkInsSaid(after)).toEqual(said));
