import type { DeskRow } from '@topout/contract';
import { amountText, type Payment } from '@topout/domain';
import { Button } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { PaymentForm } from './payment-form.tsx';
import type { PanelPart } from './panel-part.ts';
import styles from './row.module.css';

export interface PaidPartProps extends PanelPart {
  /** What the form begins with. */
  readonly proposal: Payment;
}

/** Whether somebody has paid; switched on, it asks how much and how. */
export function PaidPart({ row, proposal, recorded, onRecord }: PaidPartProps) {
  const { paid } = row;
  /** When what stood there as the form opened was recorded: no other desk's payment is overwritten. */
  const [seen, setSeen] = useState<{ readonly paid: string | null } | null>(null);
  const asks = seen !== null;
  const setAsks = (ask: boolean) => setSeen(ask ? { paid: paid?.at ?? null } : null);
  /** Takes back what stood there before: what another desk recorded while the form was open stays. */
  const takeBack = () => {
    setAsks(false);
    if (paid && (seen === null || seen.paid === paid.at))
      void onRecord({ paid: null, seen: { paid: paid.at } });
  };
  const save = async (payment: Payment) => {
    if (seen && (await onRecord({ paid: payment, seen }))) setAsks(false);
  };
  return (
    <div className={styles.part}>
      <Switch
        label={texts.switches.paid}
        hint={paid ? `${saidOf(paid)} · ${recorded(paid)}` : undefined}
        checked={paid !== null || asks}
        onChange={({ target }) => (target.checked ? setAsks(true) : takeBack())}
      />
      {paid && !asks && (
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {texts.changePayment}
        </Button>
      )}
      {asks && <PaymentForm initial={paid ?? proposal} onSave={save} onCancel={() => setAsks(false)} />}
    </div>
  );
}

const saidOf = ({ how, amountMinor, currency }: NonNullable<DeskRow['paid']>): string =>
  how === 'FREE' ? texts.ways.FREE : `${amountText(amountMinor, currency)} ${currency}, ${texts.ways[how]}`;
