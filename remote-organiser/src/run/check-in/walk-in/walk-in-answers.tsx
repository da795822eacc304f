import { AnswerFields } from '@topout/app-kit/answers';
import { useFormikContext } from 'formik';
import type { WalkInValues } from './beginning.ts';
import type { AskedHere } from './use-walk-in-questions.ts';
import styles from './walk-in.module.css';

/** What a walk-in is asked, in the form around it. */
export function WalkInAnswers({ questions, asksGuardian }: AskedHere) {
  const { values, errors, touched, setFieldValue } = useFormikContext<WalkInValues>();
  if (questions.length === 0) return null;
  const told = Object.entries(errors).filter(([name]) => touched[name]);
  return (
    <div className={styles.answers}>
      <AnswerFields
        questions={questions}
        values={values}
        errors={Object.fromEntries(told.map(([name, error]) => [name, String(error)]))}
        onChange={(name, value) => void setFieldValue(name, value)}
        asksGuardian={asksGuardian}
        lenient
      />
    </div>
  );
}
