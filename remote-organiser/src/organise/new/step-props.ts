import type { CompetitionDraft } from './draft.ts';
import type { Problems } from './problems.ts';

export interface WizardStepProps {
  readonly draft: CompetitionDraft;
  readonly set: (change: Partial<CompetitionDraft>) => void;
  /** Empty until somebody tried to go on. */
  readonly problems: Problems;
}
