import { amountText, readAmount } from './money.ts';

it.each([
  ['25', 'EUR', 2500],
  ['25.5', 'EUR', 2550],
  [' 25,50 ', 'CHF', 2550],
  ['0', 'EUR', 0],
  ['3000', 'JPY', 3000],
  ['25.', 'EUR', 2500],
  ['25.505', 'EUR', null],
  ['3000.5', 'JPY', null],
  ['12345678', 'EUR', null],
  ['-1', 'EUR', null],
  ['', 'EUR', null],
  ['ten', 'EUR', null],
])('%s %s is %s', (text, currency, amount) => expect(readAmount(text, currency)).toBe(amount));

it('writes an amount as it is typed', () => {
  expect([amountText(2550, 'EUR'), amountText(3000, 'JPY'), amountText(5, 'EUR')]).toEqual([
    '25.50',
    '3000',
    '0.05',
  ]);
});
