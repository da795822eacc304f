import { attemptMark, boulderChoices, type BoulderChoice, ordinal } from '@topout/domain';
import { Tile } from '@topout/ui/marks';
import { BigButton } from '@topout/ui/touch';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { attemptTexts } from '../texts.ts';
import styles from './choice-pad.module.css';

export interface ChoicePadProps {
  /** The active row, from 0; null = none can be active. */
  readonly index: number | null;
  readonly zones: number;
  /** The content of the active row. */
  readonly chosen: ShownAttempt | undefined;
  readonly onChoose: (choice: BoulderChoice) => void;
}

/** Try, zones, Top: sets the active attempt's result in one tap. The keys are steps: a thumb finds Top by its height. */
export function ChoicePad({ index, zones, chosen, onChoose }: ChoicePadProps) {
  const isChosen = ({ success, segmentsCount }: BoulderChoice) =>
    chosen !== undefined && chosen.success === success && (success || chosen.segmentsCount === segmentsCount);
  const label = index === null ? attemptTexts.attempts : attemptTexts.resultOf(ordinal(index + 1));
  return (
    <fieldset className={styles.pad} aria-label={label} disabled={index === null}>
      {boulderChoices(zones).map((choice) => (
        <BigButton
          key={choice.key}
          selected={isChosen(choice)}
          onClick={() => onChoose(choice)}
          data-choice={choice.key}
        >
          <Tile mark={attemptMark(choice, zones)} width={30} />
          {choice.label}
        </BigButton>
      ))}
    </fieldset>
  );
}
