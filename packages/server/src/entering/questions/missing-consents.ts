import { type Asked, openQuestions } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { readAnswers } from './answers.queries.ts';
import { readAskedQuestions } from './questions.queries.ts';

/**
 * Which required consents people have not agreed to, by label.
 *
 * @param user of one person; null = of anybody
 */
export async function missingConsents(
  db: Queries,
  competition: string,
  user: string | null,
): Promise<(user: string, person: Asked) => string[]> {
  const consents = (await readAskedQuestions(db, competition)).filter(({ kind }) => kind === 'CONSENT');
  if (consents.length === 0) return () => [];
  const answers = await readAnswers(db, competition, user);
  return (of, person) => openQuestions(consents, person, answers.get(of) ?? []).map(({ label }) => label);
}
