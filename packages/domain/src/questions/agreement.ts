import { type Asked, type Question, questionsFor } from './question.ts';

/** That somebody agreed to a version of a consent's text. */
interface Agreed {
  readonly version: number;
  /** It was withdrawn, or one to a later text has taken its place. */
  readonly ended: boolean;
}

/**
 * Whether somebody can take back what they agreed to: at any time, unless it is required of them as it stands.
 * (behaviour: questions#consents)
 *
 * @param question null = it is asked no more
 * @param person null = they are not entered
 */
export function mayWithdraw(
  { version, ended }: Agreed,
  question: Question | null,
  person: Asked | null,
): boolean {
  if (ended) return false;
  const asked = question !== null && person !== null && questionsFor([question], person).length > 0;
  return !(asked && question.required && question.consent?.version === version);
}
