import type { DeskRow } from '@topout/contract';
import { currencyOf, type Payment } from '@topout/domain';

/**
 * What a desk proposes: what was paid last, at any desk, or nothing in the currency of the venue's country.
 * People who paid nothing are no example.
 */
export function lastPayment(rows: readonly DeskRow[], country: string): Payment {
  const paid = rows.flatMap(({ paid: one }) => (one && one.how !== 'FREE' ? [one] : []));
  return paid.reduce<Payment & { readonly at: string }>((last, one) => (one.at > last.at ? one : last), {
    amountMinor: 0,
    currency: currencyOf(country),
    how: 'CASH',
    at: '',
  });
}
