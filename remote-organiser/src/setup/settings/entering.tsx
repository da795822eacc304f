import { venueZone } from '@topout/domain';
import { Section } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { OptionalNumber } from './optional-number.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import { TimeField } from './time-field.tsx';
import type { Settings } from './use-settings.ts';

export function Entering({ settings: { shown, set, setRule } }: { readonly settings: Settings }) {
  const zone = venueZone(shown.venues[0]);
  const rules = shown.settings;
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
        <OptionalNumber
          label={texts.capacity}
          hint={texts.capacityHint}
          value={shown.capacity}
          max={100_000}
          onChange={(capacity) => set({ capacity })}
        />
        <Switch
          label={texts.parents}
          hint={texts.parentsHint}
          checked={rules.parentModeEnabled}
          onChange={(event) => setRule({ parentModeEnabled: event.target.checked })}
        />
        <Switch
          label={texts.preloaded}
          hint={texts.preloadedHint}
          checked={rules.hasPreloadedEntries}
          onChange={(event) => setRule({ hasPreloadedEntries: event.target.checked })}
        />
        <Switch
          label={texts.numbers}
          hint={texts.numbersHint}
          checked={rules.hasCompetitorNumbers}
          onChange={(event) => setRule({ hasCompetitorNumbers: event.target.checked })}
        />
      </div>
    </Section>
  );
}
