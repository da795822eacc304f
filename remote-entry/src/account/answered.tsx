import { ButtonLink } from '@topout/ui';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFieldError } from '../form/fields.tsx';
import { accountTexts as texts } from '../texts.ts';
import styles from './answered.module.css';

interface AnsweredProps {
  readonly name: string;
  readonly label: string;
  /** The page that asked it; without one, nobody did. */
  readonly page: string | undefined;
  /** What a password manager looks for, because it reads fields only. */
  readonly autoComplete?: string;
  /** The field that asks, if there was no answer or the answer is refused. */
  readonly children: ReactNode;
}

/** Shows the answer to an earlier step, with a link to change it, instead of asking again. */
export function Answered({ name, label, page, autoComplete, children }: AnsweredProps) {
  const { initialValues } = useFormikContext<Readonly<Record<string, string>>>();
  const refused = useFieldError(name) !== undefined;
  const { search } = useLocation();
  const [given] = useState(() => initialValues[name] ?? '');
  const [asks, setAsks] = useState(page === undefined || given === '');
  // The field stays, even once the input is right.
  if (refused && !asks) setAsks(true);
  if (asks || refused || page === undefined) return children;
  return (
    <div className={styles.answered}>
      <p className={styles.answer}>
        <span className={styles.label}>{label}</span> {given}
      </p>
      {autoComplete !== undefined && <input autoComplete={autoComplete} value={given} readOnly hidden />}
      <ButtonLink
        as={Link}
        to={page + search}
        variant="quiet"
        className={styles.change}
        aria-label={texts.changeAnswer(label)}
      >
        {texts.change}
      </ButtonLink>
    </div>
  );
}
