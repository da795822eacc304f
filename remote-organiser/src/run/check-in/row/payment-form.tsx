import { amountText, type Payment, paymentWays, readAmount } from '@topout/domain';
import { paymentForm } from '@topout/domain/forms';
import { FormikProvider, useFormik } from 'formik';
import { useErrorFocus } from '../../../page/use-error-focus.ts';
import { SelectField, TextField } from '../../../prepare/setup/part-fields.tsx';
import { texts } from '../texts.ts';
import { RecordActions } from './record-actions.tsx';
import styles from './row.module.css';

export interface PaymentFormProps {
  readonly initial: Payment;
  readonly onSave: (payment: Payment) => Promise<void>;
  readonly onCancel: () => void;
}

/** How much was paid, and how; begins with what was paid last, so that most people take one press. */
export function PaymentForm({ initial, onSave, onCancel }: PaymentFormProps) {
  const { how, currency, amountMinor } = initial;
  const form = useFormik({
    initialValues: { how, currency, amount: amountMinor === 0 ? '' : amountText(amountMinor, currency) },
    validationSchema: paymentForm,
    onSubmit: ({ amount, ...values }) =>
      onSave({
        ...values,
        amountMinor: values.how === 'FREE' ? 0 : (readAmount(amount, values.currency) ?? 0),
      }),
  });
  const element = useErrorFocus(form);
  return (
    <FormikProvider value={form}>
      <form ref={element} noValidate className={styles.payment} onSubmit={form.handleSubmit}>
        {form.values.how !== 'FREE' && (
          <>
            <TextField
              name="amount"
              label={texts.amount}
              inputMode="decimal"
              autoComplete="off"
              // Opened by the switch above it, to be filled in.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              required
            />
            <TextField
              name="currency"
              label={texts.currency}
              maxLength={3}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => void form.setFieldValue('currency', target.value.toUpperCase())}
              required
            />
          </>
        )}
        <SelectField name="how" label={texts.how} className={styles.how} required>
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {texts.ways[way]}
            </option>
          ))}
        </SelectField>
        <RecordActions busy={form.isSubmitting} onCancel={onCancel} />
      </form>
    </FormikProvider>
  );
}
