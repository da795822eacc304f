import type { Competition, Profile, Question } from '@topout/contract';
import { needsGuardian, questionsFor, venueZone, yearIn } from '@topout/domain';

type Held = Pick<Competition, 'venues' | 'startTime'>;

/** Whether a guardian agrees for this person. */
export const isUnderAge = ({ venues, startTime }: Held, { yearOfBirth }: Pick<Profile, 'yearOfBirth'>) =>
  needsGuardian(yearOfBirth, yearIn(venueZone(venues[0]), startTime));

/** The questions somebody is asked who enters a category. */
export const askedOf = (
  questions: readonly Question[],
  competition: Held,
  person: Pick<Profile, 'yearOfBirth'>,
  category: string,
): Question[] =>
  category === ''
    ? []
    : questionsFor(questions, { categories: [category], minor: isUnderAge(competition, person) });
