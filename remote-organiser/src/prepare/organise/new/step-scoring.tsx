import { CardsField } from '../../setup/part-fields.tsx';
import { scoredByOptions, scoredByTexts } from '../../setup/scored-by-texts.ts';
import styles from './new.module.css';
import { scoringOptions } from './scoring-options.ts';
import { newTexts as texts } from './texts.ts';

export const StepScoring = () => (
  <div className={styles.step}>
    <p className={styles.lead}>{texts.scoringLead}</p>
    <CardsField name="scoringSystem" label={texts.scoring} hideLabel options={scoringOptions} />
    <CardsField name="scoredBy" label={scoredByTexts.label} options={scoredByOptions} />
  </div>
);
