import type { HeatRacer } from '@topout/contract';
import type { ListedRacer, Run } from '@topout/domain';

/** Somebody on the start list, with whose they are and the versions of their results. */
export interface RacerOnList extends ListedRacer {
  readonly user: HeatRacer['user'];
  readonly versions: readonly number[];
}

/** Somebody as heats are made of them. */
export const listedRacer = (racer: HeatRacer): RacerOnList => ({
  entry: { uuid: racer.entry, startPosition: racer.startPosition, previousRanks: racer.previousRanks },
  user: racer.user,
  runs: racer.runs.map((run): Run | null =>
    run?.kind === 'TIME' ? { kind: 'TIME', ms: run.ms ?? 0 } : run && { kind: run.kind },
  ),
  competitorNumber: racer.competitorNumber,
  out: racer.status !== 'ENTERED',
  versions: racer.versions ?? [],
});
