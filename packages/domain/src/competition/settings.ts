import { wholeProblem } from '../forms/whole-problem.ts';
import type { Setting, Values } from './setting-kinds.ts';
import { attemptSettings } from './settings/attempts.ts';
import { climberSettings } from './settings/climbers.ts';
import { enteringSettings } from './settings/entering.ts';
import { judgeSettings } from './settings/judges.ts';
import { type ScoringSettings, scoringSettings } from './settings/scoring.ts';
import { teamSettings } from './settings/teams.ts';

export { type ScoringSettings, scoringSettings, type Setting };

/** The rules of a competition, declared once for rules, contract, form, history and documentation. */
export const competitionSettings = {
  ...judgeSettings,
  ...enteringSettings,
  ...attemptSettings,
  ...teamSettings,
  ...climberSettings,
} as const satisfies Readonly<Record<string, Setting>>;

/** A competition's settings that the rules use. */
export interface CompetitionRules extends Values<typeof competitionSettings> {
  readonly scoring: ScoringSettings;
}

const initialOf = <S extends Readonly<Record<string, { readonly initial: unknown }>>>(settings: S) =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, initial])) as Values<S>;

export const defaultScoringSettings: ScoringSettings = initialOf(scoringSettings);

/** What is wrong with a setting's value as it was typed, if anything. */
export function settingProblem(setting: Setting, value: unknown): string | undefined {
  const typed = typeof value === 'number' ? value : null;
  if (setting.kind === 'list') return listProblem(setting, Array.isArray(value) ? value : []);
  if (setting.kind === 'limit') return wholeProblem(typed, 1, setting.most);
  return setting.kind === 'amount'
    ? wholeProblem(typed ?? Number.NaN, setting.least, setting.most)
    : undefined;
}

const listProblem = (
  { longest, most }: Extract<Setting, { kind: 'list' }>,
  numbers: readonly unknown[],
): string | undefined =>
  numbers.length <= longest && numbers.every((one) => typeof one === 'number' && one >= 0 && one <= most)
    ? undefined
    : `Whole numbers with commas between them, ${longest} at most, each up to ${most}.`;

const fit = (settings: Readonly<Record<string, Setting>>, values: Readonly<Record<string, unknown>>) =>
  Object.entries(settings).every(([name, setting]) => settingProblem(setting, values[name]) === undefined);

/** Whether all settings can be saved as they are in a form. */
export const settingsFit = ({ scoring, ...rules }: CompetitionRules): boolean =>
  fit(competitionSettings, rules) && fit(scoringSettings, { ...scoring });

/** The rules that apply unless the organiser changes them. */
export const defaultRules: CompetitionRules = {
  ...initialOf(competitionSettings),
  scoring: defaultScoringSettings,
};

/**
 * The rules every new competition starts with, however it is created; its organiser may change them. The key
 * hangs on every wall: people who scan it judge nothing until staff approve them, and then every route, so
 * nobody needs judging groups.
 */
export const newCompetitionRules = {
  judgesNeedApproval: true,
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
} as const satisfies Partial<CompetitionRules>;
