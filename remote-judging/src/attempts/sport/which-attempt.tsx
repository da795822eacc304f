import { SegmentedChoice } from '@topout/ui/touch';
import { incidentTexts as texts } from '../../incidents/texts.ts';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { marksOf } from '../../queue/marks-of.ts';

export interface WhichAttemptProps {
  readonly attempts: readonly ShownAttempt[];
  /** As many as there are, or one more. */
  readonly slots: number;
  /** The one on screen, from 0. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The first attempt and the restart, each with its result: which one the keys are for. */
export function WhichAttempt({ attempts, slots, at, onChoose }: WhichAttemptProps) {
  const options = Array.from({ length: slots }, (_, index) => {
    const one = attempts[index];
    const result = one ? marksOf({ attempts: [one] }, { climbType: 'SPORT', segmentsCount: 0 }) : '';
    return { value: String(index), label: index === 0 ? texts.first(result) : texts.restart(result) };
  });
  return (
    <SegmentedChoice
      label={texts.attempt}
      hideLabel
      value={String(at)}
      options={options}
      onChange={(index) => onChoose(Number(index))}
    />
  );
}
