import { checkedIn, type CheckIn } from './check-in.ts';

const none: CheckIn = { present: null, paid: null, waiver: null, bib: null };
const first = { at: '2026-05-01T08:00:00.000Z', by: 'maja' };
const later = { at: '2026-05-01T09:00:00.000Z', by: 'sam' };
const cash = { amountMinor: 2500, currency: 'EUR', how: 'CASH' } as const;
const mother = { signer: 'GUARDIAN', name: 'Paula Parent' } as const;

it('records what a desk says, with its time and author, and leaves the rest', () => {
  const here = checkedIn(none, { present: true }, first);
  expect(here).toEqual({ ...none, present: first });
  expect(checkedIn(here, { paid: cash, bib: true }, later)).toEqual({
    ...here,
    paid: { ...cash, ...later },
    bib: later,
  });
});

it('keeps the first time when the same is said again', () => {
  const patch = { present: true, paid: cash, waiver: mother, bib: true };
  const once = checkedIn(none, patch, first);
  expect(checkedIn(once, patch, later)).toEqual(once);
});

it('takes a later word about the same thing', () => {
  const once = checkedIn(none, { paid: cash, waiver: mother }, first);
  const card = { ...cash, how: 'CARD' } as const;
  expect(checkedIn(once, { paid: card, waiver: null }, later)).toEqual({
    ...none,
    paid: { ...card, ...later },
  });
});
