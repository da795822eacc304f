import type { DeskRow } from '@topout/contract';
import type { Payment } from '@topout/domain';

/** Before anybody has paid. */
const first: Payment = { amountMinor: 0, currency: 'EUR', how: 'CASH' };

/** What a desk proposes: what was paid last, at any desk. People who paid nothing are no example. */
export function lastPayment(rows: readonly DeskRow[]): Payment {
  const paid = rows.flatMap(({ paid: one }) => (one && one.how !== 'FREE' ? [one] : []));
  return paid.reduce<Payment & { readonly at: string }>((last, one) => (one.at > last.at ? one : last), {
    ...first,
    at: '',
  });
}
