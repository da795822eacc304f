import { currencyOf } from './currency-of.ts';
import { currencyDigits } from './money.ts';

it.each([
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['US', 'USD'],
  ['FR', 'EUR'],
  ['', 'EUR'],
])('proposes for %s what people pay in there', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

it('knows currencies that a form takes', () => {
  expect(currencyOf('JP')).toMatch(/^[A-Z]{3}$/);
  expect(currencyDigits(currencyOf('JP'))).toBe(0);
});
