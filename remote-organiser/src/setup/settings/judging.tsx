import { judgeAttemptModificationPermissions, judgeCompetitorPermissions } from '@topout/domain';
import { Section } from '@topout/ui';
import { RadioCards, Switch } from '@topout/ui/forms';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

/** The simplest first. */
const routeChoices = ['SEE_JUDGE_ALL', 'SEE_ALL_JUDGE_ASSIGNED', 'SEE_JUDGE_ASSIGNED', 'NONE'] as const;

const optionsOf = <V extends string>(
  values: readonly V[],
  words: Readonly<Record<V, readonly [label: string, hint: string]>>,
) => values.map((value) => ({ value, label: words[value][0], hint: words[value][1] }));

export function Judging({ settings: { shown, setRule } }: { readonly settings: Settings }) {
  const rules = shown.settings;
  return (
    <Section title={texts.judging}>
      <div className={styles.group}>
        <RadioCards
          label={texts.routes}
          value={rules.judgeRoutePermissions}
          onChange={(judgeRoutePermissions) => setRule({ judgeRoutePermissions })}
          options={optionsOf(routeChoices, texts.routeChoices)}
        />
        <RadioCards
          label={texts.attempts}
          value={rules.judgeAttemptModificationPermissions}
          onChange={(permissions) => setRule({ judgeAttemptModificationPermissions: permissions })}
          options={optionsOf(judgeAttemptModificationPermissions, texts.attemptChoices)}
        />
        <RadioCards
          label={texts.competitors}
          value={rules.judgeCompetitorPermissions}
          onChange={(permissions) => setRule({ judgeCompetitorPermissions: permissions })}
          options={optionsOf(judgeCompetitorPermissions, texts.competitorChoices)}
        />
        <Switch
          label={texts.approval}
          hint={texts.approvalHint}
          checked={rules.judgesNeedApproval}
          onChange={(event) => setRule({ judgesNeedApproval: event.target.checked })}
        />
        <Switch
          label={texts.judgeParents}
          hint={texts.judgeParentsHint}
          checked={rules.judgesCanBeParents}
          onChange={(event) => setRule({ judgesCanBeParents: event.target.checked })}
        />
        <Switch
          label={texts.judgesSee}
          hint={texts.judgesSeeHint}
          checked={rules.judgesCanSeeLeaderboard}
          onChange={(event) => setRule({ judgesCanSeeLeaderboard: event.target.checked })}
        />
      </div>
    </Section>
  );
}
