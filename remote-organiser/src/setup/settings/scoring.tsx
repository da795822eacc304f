import { Section } from '@topout/ui';
import { Field, RadioCards, Select, Switch } from '@topout/ui/forms';
import { NumberField } from '../../organise/new/number-field.tsx';
import { scoringOptions } from '../../organise/new/step-scoring.tsx';
import { OptionalNumber } from './optional-number.tsx';
import { Preview } from './preview.tsx';
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
] as const;
const timeBreaks = ['none', 'podium', 'all'] as const;

/** The system, and what can be set of it. */
export function Scoring({ settings }: { readonly settings: Settings }) {
  const { shown, set, setScoring } = settings;
  const { scoring } = shown.settings;
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
        {boulders && (
          <Switch
            label={texts.podium}
            hint={texts.podiumHint}
            checked={scoring.podiumTieBreak}
            onChange={(event) => setScoring({ podiumTieBreak: event.target.checked })}
          />
        )}
        {scoringSystem === 'IFSC_LEAD' && (
          <Field label={texts.time}>
            <Select
              value={scoring.timeTieBreak}
              onChange={({ target }) =>
                setScoring({ timeTieBreak: timeBreaks.find((one) => one === target.value) ?? 'none' })
              }
            >
              {timeBreaks.map((one) => (
                <option key={one} value={one}>
                  {texts.timeChoices[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Switch
          label={texts.retired}
          hint={texts.retiredHint}
          checked={scoring.rankRetiredLast}
          onChange={(event) => setScoring({ rankRetiredLast: event.target.checked })}
        />
        <Preview settings={settings} />
      </div>
    </Section>
  );
}

function Points({ settings: { shown, setScoring } }: { readonly settings: Settings }) {
  const { scoring } = shown.settings;
  return (
    <>
      <div className={styles.pair}>
        {pointFields.map((field) => (
          <NumberField
            key={field}
            label={texts[field]}
            hint={field === 'pointsPerTop' ? texts.pointsPerTopHint : undefined}
            value={scoring[field]}
            max={100_000}
            onChange={(value) => setScoring({ [field]: value })}
          />
        ))}
      </div>
      <OptionalNumber
        label={texts.bestN}
        hint={texts.bestNHint}
        value={scoring.bestN}
        max={500}
        onChange={(bestN) => setScoring({ bestN })}
      />
      <Switch
        label={texts.shared}
        hint={texts.sharedHint}
        checked={scoring.sharedPoints}
        onChange={(event) => setScoring({ sharedPoints: event.target.checked })}
      />
    </>
  );
}
