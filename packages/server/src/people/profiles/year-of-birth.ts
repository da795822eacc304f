import { yearIn } from '@topout/domain';
import { invalid } from '../../platform/errors.ts';

const oldest = 120;
/** The youngest age for registering alone, as account owners did. (behaviour: people#year-of-birth) */
const youngestAlone = 10;

/** @throws Refusal 400 with the message on the field (behaviour: people#year-of-birth) */
export function checkYearOfBirth(year: number, { alone }: { readonly alone: boolean }): void {
  const now = yearIn('UTC', Date.now());
  const refuse = (message: string) => invalid(message, { yearOfBirth: [message] });
  if (year > now) throw refuse('Must not be in the future');
  if (year < now - oldest) throw refuse(`Must be at least ${now - oldest}`);
  if (alone && year > now - youngestAlone)
    throw refuse(
      "You must be over 10 to register yourself. If you aren't, please get a parent/guardian to register you.",
    );
}
