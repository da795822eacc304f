import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';

export interface StepProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  /** Empty until somebody tried to go on. */
  readonly problems: Problems;
}
