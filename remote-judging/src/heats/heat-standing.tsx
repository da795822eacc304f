import type { ListedHeat, Run } from '@topout/domain';
import { Button, VisuallyHidden } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './heats.module.css';
import type { Racer } from './racers.ts';
import { heatTexts as texts, runTextOf } from './texts.ts';
import { Told } from './told.tsx';
import type { Lane } from './use-lane-drafts.ts';
import { VerdictLine } from './verdict-line.tsx';

interface HeatStandingProps {
  /** As it would be saved. */
  readonly heat: ListedHeat<Racer>;
  /** Why it cannot be saved as it is entered. */
  readonly problem: string | null;
  /** The lanes that another judge has logged since this one began to enter them, and what they say. */
  readonly overtaken: readonly { readonly lane: Lane; readonly theirs: Run | null }[];
  readonly onShowTheirs: () => void;
  /** Since the judge opened it, another heat has come to hand, or others race in this one. */
  readonly news: 'moved' | 'changed' | null;
  /** How to take back what was saved last. */
  readonly undo: ReactNode;
}

/** Between lanes and keys, the one line that matters now: what is wrong, what others did, or who wins. */
export function HeatStanding({ heat, problem, overtaken, onShowTheirs, news, undo }: HeatStandingProps) {
  return (
    <div className={styles.standing}>
      {problem !== null ? (
        <Told>{problem}</Told>
      ) : overtaken.length > 0 ? (
        <Told action={<Button onClick={onShowTheirs}>{texts.showTheirs}</Button>}>
          <VisuallyHidden>
            {overtaken
              .map(({ lane, theirs }) => texts.overtaken(texts.laneName[lane], runTextOf(theirs)))
              .join(' ')}{' '}
          </VisuallyHidden>
          {texts.overtakenHint}
        </Told>
      ) : news === null ? (
        <VerdictLine heat={heat} />
      ) : (
        <Told>
          <strong>{news === 'moved' ? texts.moved(heat.number) : texts.changed}.</strong>{' '}
          {news === 'moved' ? texts.movedHint : texts.changedHint}
        </Told>
      )}
      {undo}
    </div>
  );
}
