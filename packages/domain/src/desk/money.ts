/** Digits after the point of most currencies. */
const usualDigits = 2;

/** How many digits a currency has after the point: EUR 2, JPY 0. Unknown currencies count as 2. */
export function currencyDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return usualDigits;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? usualDigits;
}

/**
 * A typed amount in the currency's smallest unit: `25`, `25.5` and `25,50` EUR are 2500, 2550 and 2550.
 *
 * @returns null if it is no amount
 */
export function readAmount(text: string, currency: string): number | null {
  const typed = text.trim().replace(',', '.');
  const digits = currencyDigits(currency);
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d*))?$/.exec(typed) ?? [];
  if (whole === undefined || part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** The amount as it is typed: `25.00`. */
export const amountText = (amountMinor: number, currency: string): string =>
  (amountMinor / 10 ** currencyDigits(currency)).toFixed(currencyDigits(currency));
