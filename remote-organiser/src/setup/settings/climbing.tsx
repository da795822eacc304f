import { Section } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { NumberField } from '../../organise/new/number-field.tsx';
import { OptionalNumber } from './optional-number.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

export function Climbing({ settings: { shown, set, setRule } }: { readonly settings: Settings }) {
  const rules = shown.settings;
  return (
    <>
      <Section title={texts.climbing}>
        <div className={styles.group}>
          <div className={styles.pair}>
            <NumberField
              label={texts.rows}
              hint={texts.rowsHint}
              value={rules.maxAttemptsCount}
              min={1}
              max={99}
              onChange={(maxAttemptsCount) => setRule({ maxAttemptsCount })}
            />
            <OptionalNumber
              label={texts.cap}
              hint={texts.capHint}
              value={rules.hardMaxAttemptsCount}
              max={99}
              onChange={(hardMaxAttemptsCount) => setRule({ hardMaxAttemptsCount })}
            />
          </div>
          <Switch
            label={texts.dynamic}
            hint={texts.dynamicHint}
            checked={rules.hasDynamicRouteNumbering}
            onChange={(event) => setRule({ hasDynamicRouteNumbering: event.target.checked })}
          />
        </div>
      </Section>
      <Section title={texts.board}>
        <Switch
          label={texts.live}
          hint={texts.liveHint}
          checked={shown.liveLeaderboard}
          onChange={(event) => set({ liveLeaderboard: event.target.checked })}
        />
      </Section>
    </>
  );
}
