import type { ImportedLine } from '@topout/contract';
import { ButtonLink, Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import styles from './add.module.css';
import { texts } from './texts.ts';

interface ToldProps {
  readonly competition: string;
  readonly line: ImportedLine;
}

/** Why somebody may already be here, or must wait: shown before anything is done. */
export function Told({ competition, line: { status, notes, firstName, lastName } }: ToldProps) {
  const entered = status === 'entered';
  return (
    <div className={styles.wide}>
      <Notice
        tone="warning"
        title={entered ? texts.enteredTitle(`${firstName} ${lastName}`) : texts.lookTitle}
        action={
          entered && (
            <ButtonLink as={Link} to={`/${competition}/entries`}>
              {texts.toEntries}
            </ButtonLink>
          )
        }
      >
        {entered
          ? texts.entered
          : [...notes, status === 'waiting' && texts.waiting].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
