import { useQuestions } from '@topout/api-client';
import type { Competition, DeskRow } from '@topout/contract';
import { Button, Sheet } from '@topout/ui';
import { useState } from 'react';
import { AnswersForm } from '../../entry/answers-form.tsx';
import { nameOf } from '../name-of.ts';
import { texts } from '../texts.ts';
import styles from './row.module.css';

interface AnswersPartProps {
  readonly competition: Competition;
  readonly row: DeskRow;
}

/** What the person answered and has not agreed to; nothing where nothing is asked. */
export function AnswersPart({ competition, row }: AnswersPartProps) {
  const asked = useQuestions(competition.uuid).data?.data.some(({ archived }) => !archived);
  const [isOpen, setOpen] = useState(false);
  if (asked !== true) return null;
  return (
    <>
      {row.notAgreed.length > 0 && <p className={styles.lacks}>{texts.lacks(row.notAgreed)}</p>}
      <Button variant="quiet" className={styles.way} onClick={() => setOpen(true)}>
        {texts.answers}
      </Button>
      {isOpen && (
        <Sheet open title={texts.answersOf(nameOf(row))} lightDismiss={false} onClose={() => setOpen(false)}>
          <AnswersForm competition={competition} user={row.user} onSaved={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
