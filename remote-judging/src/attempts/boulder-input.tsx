import { type BoulderChoice, canActivateRow, rowCount } from '@topout/domain';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { AttemptRow } from './attempt-row.tsx';
import styles from './boulder-input.module.css';
import { ChoicePad } from './choice-pad.tsx';
import { Dock } from './dock.tsx';
import type { InputProps } from './input-props.ts';
import { newAttempt } from './new-attempt.ts';

/**
 * The rows of a boulder and the choices for the one that is active: the next empty one, until another is tapped
 * (spec 2 §4). The choices stand apart from the rows, where the thumb is.
 */
export function BoulderInput(props: InputProps) {
  const { route, user, attempts, saved, rules, rights, judge, onChange } = props;
  // What was chosen before this screen, or before a reload, can be corrected at once.
  const [tapped, setTapped] = useState(attempts.length > saved.length ? attempts.length - 1 : null);
  const count = rowCount(saved, rules);
  const canActivate = (index: number) =>
    index < count && canActivateRow(index, attempts, saved.length, rights);
  const wanted = tapped ?? attempts.length;
  const active = canActivate(wanted) ? wanted : null;

  function choose({ success, segmentsCount }: BoulderChoice) {
    if (active === null) return;
    setTapped(active);
    onChange(attempts.toSpliced(active, 1, newAttempt({ user, judge, success, segmentsCount })));
  }

  return (
    <>
      <ol aria-label={texts.attempts} className={styles.rows}>
        {Array.from({ length: Math.max(count, attempts.length) }, (_, index) => (
          <AttemptRow
            key={index}
            index={index}
            attempt={attempts[index]}
            unsaved={attempts[index]?.uuid !== saved[index]?.uuid}
            zones={route.segmentsCount}
            active={index === active}
            onActivate={canActivate(index) ? setTapped : undefined}
          />
        ))}
      </ol>
      {props.clear}
      <Dock>
        {props.standing}
        <ChoicePad
          index={active}
          zones={route.segmentsCount}
          chosen={active === null ? undefined : attempts[active]}
          onChoose={choose}
        />
        {props.bar}
      </Dock>
    </>
  );
}
