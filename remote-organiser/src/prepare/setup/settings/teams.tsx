import { Section } from '@topout/ui';
import { RuleField } from './setting-field.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

const more = ['teamLeast', 'teamMost', 'teamCounted', 'teamMixed'] as const;

/** Whether there are teams; what else there is to say of them only then. */
export const Teams = ({ settings }: { readonly settings: Settings }) => (
  <Section title={texts.teams}>
    <div className={styles.group}>
      <RuleField name="teamsEnabled" settings={settings} />
      {settings.shown.settings.teamsEnabled &&
        more.map((name) => <RuleField key={name} name={name} settings={settings} />)}
    </div>
  </Section>
);
