/** A session of a competition that has places for some. */
export interface WaveRoom {
  readonly uuid: string;
  /** The categories that may choose it, by uuid; none = all. */
  readonly categories: readonly string[];
  /** Null = no limit. */
  readonly capacity: number | null;
  /** How many people have a place. */
  readonly taken: number;
}

/** Somebody's categories, by uuid. */
interface Climber {
  readonly user: string;
  readonly categories: readonly string[];
}

/** Whether people of any of these categories may choose a session. */
export const waveOpenTo = (
  { categories }: Pick<WaveRoom, 'categories'>,
  climbed: readonly string[],
): boolean => categories.length === 0 || climbed.some((category) => categories.includes(category));

/** Whether whoever comes next waits. */
export const waveFull = ({ capacity, taken }: Pick<WaveRoom, 'capacity' | 'taken'>): boolean =>
  capacity !== null && taken >= capacity;

/**
 * The session for somebody who says nothing about it: the first that is open to them and has a place, or else the first
 * that is open to them. Null = there is none.
 *
 * @param waves those that have not ended, by start
 */
export function nextWave<T extends WaveRoom>(waves: readonly T[], climbed: readonly string[]): T | null {
  const open = waves.filter((wave) => waveOpenTo(wave, climbed));
  return open.find((wave) => !waveFull(wave)) ?? open[0] ?? null;
}

/**
 * Puts people into sessions, in order: each into the one with the fewest people of those that are open to
 * them and have a place.
 *
 * @returns the session of each person, by profile uuid, without those for whom there is no place
 */
export function spreadEvenly(
  people: readonly Climber[],
  waves: readonly WaveRoom[],
): ReadonlyMap<string, string> {
  const taken = new Map(waves.map((wave) => [wave.uuid, wave.taken]));
  const takenIn = ({ uuid }: WaveRoom) => taken.get(uuid) ?? 0;
  const chosen = new Map<string, string>();
  for (const { user, categories } of people) {
    const [first] = waves
      .filter((wave) => waveOpenTo(wave, categories) && !waveFull({ ...wave, taken: takenIn(wave) }))
      .toSorted((a, b) => takenIn(a) - takenIn(b));
    if (!first) continue;
    taken.set(first.uuid, takenIn(first) + 1);
    chosen.set(user, first.uuid);
  }
  return chosen;
}
