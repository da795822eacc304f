import { type CompetitionRules, defaultRules, type ScoringSettings } from '@topout/domain';

/** The stored rules of a competition: only those that differ from the defaults. */
export type StoredRules = Partial<Omit<CompetitionRules, 'scoring'>> & {
  readonly scoring?: Partial<ScoringSettings>;
};

/** A competition's rules: the domain's defaults with the organiser's changes. */
export function mergedRules(stored: StoredRules): CompetitionRules {
  return { ...defaultRules, ...stored, scoring: { ...defaultRules.scoring, ...stored.scoring } };
}
