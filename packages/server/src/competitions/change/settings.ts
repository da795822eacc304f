import type { CompetitionPatch } from '@topout/contract';
import type { StoredRules } from '../../authority/rules.ts';

type Patch = NonNullable<CompetitionPatch['settings']>;

/** What is stored once `patch` is laid over `stored`. */
export const patchedRules = (stored: StoredRules, { scoring, ...rules }: Patch): StoredRules => ({
  ...stored,
  ...rules,
  ...(scoring && { scoring: { ...stored.scoring, ...scoring } }),
});
