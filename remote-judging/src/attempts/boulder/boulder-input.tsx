import { type BoulderChoice, canActivateRow, rowCount, truncateAfterTop } from '@topout/domain';
import { useState } from 'react';
import { attemptTexts } from '../texts.ts';
import { AttemptRow } from './attempt-row.tsx';
import styles from './boulder-input.module.css';
import { ChoicePad } from './choice-pad.tsx';
import { Dock } from '../dock.tsx';
import { isChanged } from '../draft/draft.ts';
import type { InputProps } from '../input-props.ts';
import { newAttempt } from '../draft/draft.ts';
import { useActiveInSight } from './use-active-in-sight.ts';

/**
 * The rows of a boulder and the choices for the active one: the next empty row, until the judge taps another
 * to correct it (behaviour: judging#attempts-of-a-boulder). So each tap is an attempt; an unsaved top stays
 * active, because nothing comes after it. The choices are separate from the rows, within reach of the thumb.
 */
export function BoulderInput(props: InputProps) {
  const { route, user, attempts, saved, rules, rights, judge, onChange } = props;
  const [tapped, setTapped] = useState<number | null>(null);
  const count = rowCount(attempts, rules);
  const canActivate = (index: number) =>
    index < count && canActivateRow(index, attempts, saved.length, rights);
  const isUnsaved = (index: number) => isChanged(saved[index], attempts[index]);
  const last = attempts.length - 1;
  const next = attempts[last]?.success && isUnsaved(last) ? last : attempts.length;
  const active = [tapped, next].find((index) => index !== null && canActivate(index)) ?? null;
  const { rows, dock } = useActiveInSight(active);
  const kept = truncateAfterTop(attempts).length;

  function choose({ success, segmentsCount }: BoulderChoice) {
    if (active === null) return;
    setTapped(success ? active : null);
    const before = attempts[active];
    if (before?.success === success && (success || before.segmentsCount === segmentsCount)) return;
    onChange(attempts.toSpliced(active, 1, newAttempt({ user, judge, success, segmentsCount })));
  }

  return (
    <>
      <ol ref={rows} aria-label={attemptTexts.attempts} className={styles.rows}>
        {Array.from({ length: Math.max(count, attempts.length) }, (_, index) => (
          <AttemptRow
            key={index}
            index={index}
            attempt={attempts[index]}
            unsaved={isUnsaved(index)}
            goes={index >= kept && index < attempts.length}
            zones={route.segmentsCount}
            timeZone={props.timeZone}
            active={index === active}
            onActivate={canActivate(index) ? setTapped : undefined}
          />
        ))}
      </ol>
      {props.clear}
      <Dock ref={dock}>
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
