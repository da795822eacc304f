import type { CompetitionPatch } from '@topout/contract';
import type { StoredRules } from '../../competition/authority/rules.ts';

type Patch = NonNullable<CompetitionPatch['settings']>;

/** The stored rules after applying `patch` to `stored`. */
export const patchedRules = (stored: StoredRules, { scoring, ...rules }: Patch): StoredRules => ({
  ...stored,
  ...rules,
  ...(scoring && { scoring: { ...stored.scoring, ...scoring } }),
});
