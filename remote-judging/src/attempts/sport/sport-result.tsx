import type { HoldCounter, HoldLook } from '@topout/domain';
import { Button } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { HeightTile } from '@topout/ui/marks';
import { CounterDisplay } from '@topout/ui/touch';
import { useState } from 'react';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import { texts } from '../../texts.ts';
import { attemptTexts } from '../texts.ts';
import { sportTexts } from './sport-texts.ts';
import { HoldField } from './hold-field.tsx';
import styles from './sport-result.module.css';

export interface SportResultProps {
  readonly counter: HoldCounter;
  /** How the route's holds are coloured. */
  readonly look: HoldLook;
  /** On screen; absent before the first press. */
  readonly attempt: ShownAttempt | undefined;
  readonly isSaved: boolean;
  /** Several attempts are to choose from above it. */
  readonly brief: boolean;
  readonly disabled: boolean;
  readonly notes: string;
  readonly onHold: (hold: number) => void;
  readonly onNotes: (notes: string) => void;
}

/** The hold reached, as a column that fills and in large letters, its state, and a note on request. */
export function SportResult({
  counter,
  look,
  attempt,
  isSaved,
  brief,
  disabled,
  notes,
  onHold,
  onNotes,
}: SportResultProps) {
  const [noting, setNoting] = useState(notes !== '');
  /** The hold at which the judge began to type: the keys continue from another one. */
  const [typedFrom, setTypedFrom] = useState<number | null>(null);
  const [hasTyped, setHasTyped] = useState(false);
  const { hold, max, success, usedLastHold } = counter;
  const isTyping = typedFrom === hold;

  function setHold(typed: number) {
    setTypedFrom(null);
    setHasTyped(true);
    onHold(typed);
  }

  return (
    <div className={styles.result}>
      <div className={styles.height} data-brief={brief || undefined}>
        <HeightTile reached={success ? 1 : hold / Math.max(max, 1)} look={look} />
        <CounterDisplay
          oneLine={brief}
          value={success ? texts.sportTop : `${hold}${usedLastHold ? '+' : ''}`}
          caption={success ? sportTexts.allHolds(max) : sportTexts.holdOf(max)}
        />
      </div>
      <div className={styles.state}>
        {attempt && isSaved && <StateLabel state={attempt.state} />}
        {attempt && <span>{attemptTexts.judge(attempt.judge?.name ?? attemptTexts.staff)}</span>}
      </div>
      {isTyping && <HoldField hold={hold} max={max} disabled={disabled} onHold={setHold} />}
      {noting && (
        <Field label={sportTexts.note} className={styles.note}>
          <TextArea
            value={notes}
            placeholder={sportTexts.notePlaceholder}
            disabled={disabled}
            maxLength={2000}
            rows={2}
            onChange={(event) => onNotes(event.target.value)}
          />
        </Field>
      )}
      <div className={styles.more}>
        {!isTyping && (
          <Button
            variant="quiet"
            disabled={disabled}
            // It takes the place of the field that was in use.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={hasTyped}
            onClick={() => {
              setHasTyped(false);
              setTypedFrom(hold);
            }}
          >
            {sportTexts.typeHold}
          </Button>
        )}
        {!noting && (
          <Button variant="quiet" disabled={disabled} onClick={() => setNoting(true)}>
            {sportTexts.addNote}
          </Button>
        )}
      </div>
    </div>
  );
}
