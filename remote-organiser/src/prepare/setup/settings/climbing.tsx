import { Section } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { RuleField } from './setting-field.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

export function Climbing({ settings }: { readonly settings: Settings }) {
  const { shown, set } = settings;
  return (
    <>
      <Section title={texts.climbing}>
        <div className={styles.group}>
          <div className={styles.pair}>
            <RuleField name="maxAttemptsCount" settings={settings} />
            <RuleField name="hardMaxAttemptsCount" settings={settings} />
          </div>
          <RuleField name="hasDynamicRouteNumbering" settings={settings} />
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
