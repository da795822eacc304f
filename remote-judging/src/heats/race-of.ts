import type { ListedHeat } from '@topout/domain';
import type { Racer } from './racers.ts';

/** Who races whom, in which round: the number of a heat is another's once somebody comes or goes. */
export const raceOf = ({ round, lanes }: ListedHeat<Racer>): string =>
  [round, ...lanes.map(({ racer }) => racer?.entry.uuid ?? '-')].join(' ');
