import { scoringSystems } from '@topout/domain';
import { RadioCards } from '@topout/ui/forms';
import styles from './new.module.css';
import type { WizardStepProps } from './step-props.ts';
import { newTexts as texts, scoringTexts } from './texts.ts';

/** What it is called, and what it means for a climber. */
export const scoringOptions = scoringSystems.map((value) => ({ value, ...scoringTexts[value] }));

export const StepScoring = ({ draft, set }: WizardStepProps) => (
  <div className={styles.step}>
    <p className={styles.lead}>{texts.scoringLead}</p>
    <RadioCards
      label={texts.scoring}
      hideLabel
      value={draft.scoringSystem}
      onChange={(scoringSystem) => set({ scoringSystem })}
      options={scoringOptions}
    />
  </div>
);
