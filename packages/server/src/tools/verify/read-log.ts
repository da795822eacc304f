import type { ClimbType } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { scoringOf } from '../../competition/authority/stages.ts';
import { compareBoard, type ShownBoard } from './compare-board.ts';
import { rebuild } from '../../judging/rebuild/rebuild.ts';
import type { Stored } from '../../judging/rebuild/stored.queries.ts';

/** The log of a competition, in a form to compare boards with. */
export function readLog(snapshot: CompetitionSnapshot, stored: Stored) {
  const rebuilt = rebuild(stored.changes);
  const climbTypeOf = (route: string): ClimbType => snapshot.routes.get(route)?.climbType ?? 'BOULDER';
  const selfLogged = new Set(
    stored.streams.flatMap((one) => (one.selfLogged ? [`${one.entry}/${one.route}`] : [])),
  );
  return {
    rebuilt,
    climbTypeOf,
    compareBoard: (shown: ShownBoard): string[] =>
      compareBoard(
        shown,
        { ...scoringOf(snapshot, shown.category), routes: snapshot.routesOf.get(shown.category) ?? [] },
        { entries: stored.entries.filter((entry) => entry.category === shown.category), selfLogged },
        rebuilt,
        climbTypeOf,
      ),
  };
}
