import { type CompetitionRules, defaultRules, type ScoringSettings } from '@topout/domain';

/** What a competition stores: only what differs from the defaults. */
export type StoredRules = Partial<Omit<CompetitionRules, 'scoring'>> & {
  readonly scoring?: Partial<ScoringSettings>;
};

/** The rules of a competition: the defaults of the domain with what its organiser changed. */
export function mergedRules(stored: StoredRules): CompetitionRules {
  return { ...defaultRules, ...stored, scoring: { ...defaultRules.scoring, ...stored.scoring } };
}
