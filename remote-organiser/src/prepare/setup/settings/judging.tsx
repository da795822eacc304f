import { Section } from '@topout/ui';
import { RuleField } from './setting-field.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

const names = [
  'judgeRoutePermissions',
  'judgeAttemptModificationPermissions',
  'judgeCompetitorPermissions',
  'judgesNeedApproval',
  'judgesCanBeParents',
  'judgesCanSeeLeaderboard',
  'selfScoringGrace',
  'personalClock',
  'queuesAtOnce',
  'queueRest',
  'unconfirmedCounts',
  'witnessPairLimit',
  'appealMinutes',
  'appealFee',
] as const;

export const Judging = ({ settings }: { readonly settings: Settings }) => (
  <Section title={texts.judging}>
    <div className={styles.group}>
      {names.map((name) => (
        <RuleField key={name} name={name} settings={settings} />
      ))}
    </div>
  </Section>
);
