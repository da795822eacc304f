import { givesPoints } from '@topout/domain';
import { Section } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { scoringOptions } from '../../organise/new/scoring-options.ts';
import { Preview } from './preview.tsx';
import { ScoringField } from './setting-field.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

const pointFields = [
  'pointsPerTop',
  'pointsPerZone',
  'pointsPerZone1',
  'pointsPerZone2',
  'attemptPenalty',
  'flashBonus',
  'flashPercent',
] as const;

/** The system and its settings. */
export function Scoring({ settings }: { readonly settings: Settings }) {
  const { shown, set } = settings;
  const { scoringSystem } = shown;
  const boulders = scoringSystem === 'IFSC_RANKING' || scoringSystem === 'IFSC_BOULDER_2025';
  return (
    <Section title={texts.scoring}>
      <div className={styles.group}>
        <RadioCards
          label={texts.scoring}
          hideLabel
          value={scoringSystem}
          onChange={(system) => set({ scoringSystem: system })}
          options={scoringOptions}
        />
        {scoringSystem === 'DEFAULT' && <Points settings={settings} />}
        {boulders && <ScoringField name="podiumTieBreak" settings={settings} />}
        {scoringSystem === 'IFSC_LEAD' && <ScoringField name="timeTieBreak" settings={settings} />}
        {givesPoints(scoringSystem) ? (
          <ScoringField name="handicap" settings={settings} />
        ) : (
          <p className={styles.aside}>{texts.noHandicap}</p>
        )}
        {scoringSystem === 'IFSC_SPEED' && <ScoringField name="falseStart" settings={settings} />}
        {scoringSystem === 'IFSC_SPEED_FINAL' && (
          <>
            <ScoringField name="speedLosers" settings={settings} />
            <ScoringField name="speedTies" settings={settings} />
          </>
        )}
        {scoringSystem === 'IFSC_COMBINED_RANKS' && (
          <ScoringField name="missingDiscipline" settings={settings} />
        )}
        <ScoringField name="rankRetiredLast" settings={settings} />
        <Preview settings={settings} />
      </div>
    </Section>
  );
}

const Points = ({ settings }: { readonly settings: Settings }) => (
  <>
    <div className={styles.pair}>
      {pointFields.map((name) => (
        <ScoringField key={name} name={name} settings={settings} />
      ))}
    </div>
    <ScoringField name="attemptPoints" settings={settings} />
    <ScoringField name="bestN" settings={settings} />
    <ScoringField name="sharedPoints" settings={settings} />
    <ScoringField name="pointsTieBreak" settings={settings} />
  </>
);
