import type { Gender } from '@topout/domain';
import { type DemoKind, demoId } from './demo-ids.ts';
import { femaleNames, lastNames, maleNames } from './names.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

interface Wanted {
  /** See {@link demoId}. */
  readonly scope: number;
  readonly count: number;
  readonly youngest: number;
  readonly oldest: number;
  readonly gender: Gender | null;
  readonly year: number;
  /** How many people of this scope already exist. */
  readonly after?: number;
}

/** People entered by an organiser: they have no account. */
export function drawPeople(
  { scope, count, gender, after = 0, ...ages }: Wanted,
  random: Random,
): DemoPerson[] {
  const first = { MALE: random.shuffled(maleNames), FEMALE: random.shuffled(femaleNames) };
  const last = random.shuffled(lastNames);
  return Array.from({ length: count }, (_, index) => {
    const of = gender ?? (random.chance(0.5) ? 'FEMALE' : 'MALE');
    return {
      id: demoId('profile', scope, after + index + 1),
      firstName: first[of === 'MALE' ? 'MALE' : 'FEMALE'][index] ?? '',
      lastName: last[index] ?? '',
      gender: of,
      yearOfBirth: ages.year - random.between(ages.youngest, ages.oldest),
      parent: null,
      email: null,
    };
  });
}

/** Ids of the demo, numbered from 1. */
export const numbered = (kind: DemoKind, scope: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => demoId(kind, scope, index + 1));
