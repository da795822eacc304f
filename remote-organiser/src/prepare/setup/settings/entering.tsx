import { mostPlaces, venueZone, wholeProblem } from '@topout/domain';
import { Section } from '@topout/ui';
import { NumberField } from '../number-field.tsx';
import { RuleField } from './setting-field.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import { TimeField } from './time-field.tsx';
import type { Settings } from './use-settings.ts';

export function Entering({ settings }: { readonly settings: Settings }) {
  const { shown, set } = settings;
  const zone = venueZone(shown.venues[0]);
  return (
    <Section title={texts.entering}>
      <div className={styles.group}>
        <div className={styles.pair}>
          <TimeField
            label={texts.entriesOpen}
            hint={texts.entriesOpenHint}
            value={shown.entriesOpenTime}
            timeZone={zone}
            optional
            onChange={(entriesOpenTime) => set({ entriesOpenTime })}
          />
          <TimeField
            label={texts.entriesClose}
            hint={texts.entriesCloseHint}
            value={shown.entriesCloseTime}
            timeZone={zone}
            optional
            onChange={(entriesCloseTime) => set({ entriesCloseTime })}
          />
        </div>
        <NumberField
          label={texts.capacity}
          hint={texts.capacityHint}
          value={shown.capacity}
          max={mostPlaces}
          error={wholeProblem(shown.capacity, 1, mostPlaces)}
          optional
          onChange={(capacity) => set({ capacity })}
        />
        <RuleField name="parentModeEnabled" settings={settings} />
        <RuleField name="hasPreloadedEntries" settings={settings} />
        <RuleField name="hasCompetitorNumbers" settings={settings} />
      </div>
    </Section>
  );
}
