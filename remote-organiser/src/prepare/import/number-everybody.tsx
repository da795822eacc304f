import { assignNumbers } from '@topout/api-client';
import { firstNumberForm } from '@topout/domain/forms';
import { Button, Row, Section } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { TextField } from '../setup/part-fields.tsx';
import { useChange } from '../setup/use-change.ts';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

/** Gives out all numbers in one go, including to people who entered themselves. */
export function NumberEverybody({ competition }: { readonly competition: string }) {
  const [assigned, setAssigned] = useState<number | null>(null);
  const { change } = useChange();
  const form = useFormik({
    initialValues: { first: '1' },
    validationSchema: firstNumberForm,
    onSubmit: async (values) => {
      setAssigned(null);
      await change(async () =>
        setAssigned(await assignNumbers(competition, firstNumberForm.cast(values).first)),
      );
    },
  });
  return (
    <Section title={texts.allNumbers} description={texts.allNumbersHint}>
      <FormikProvider value={form}>
        <form noValidate onSubmit={form.handleSubmit}>
          <Row align="end" wrap>
            <TextField
              name="first"
              label={texts.firstNumber}
              inputMode="numeric"
              maxLength={5}
              className={styles.first}
            />
            <Button type="submit" busy={form.isSubmitting}>
              {texts.assign}
            </Button>
          </Row>
        </form>
      </FormikProvider>
      <output className={styles.said}>{assigned !== null && texts.assigned(assigned)}</output>
    </Section>
  );
}
