import type { ClimbType } from '@topout/domain';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import { scoringOf } from '../authority/stages.ts';
import { compareBoard, type ShownBoard } from './compare-board.ts';
import { rebuild } from './rebuild.ts';
import type { Stored } from './stored.queries.ts';

/** What the log of a competition says, to compare boards with. */
export function readLog(snapshot: CompetitionSnapshot, stored: Stored) {
  const rebuilt = rebuild(stored.changes);
  const climbTypeOf = (route: string): ClimbType => snapshot.routes.get(route)?.climbType ?? 'BOULDER';
  return {
    rebuilt,
    climbTypeOf,
    compareBoard: (shown: ShownBoard): string[] =>
      compareBoard(
        shown,
        { ...scoringOf(snapshot, shown.category), routes: snapshot.routesOf.get(shown.category) ?? [] },
        stored.entries.filter((entry) => entry.category === shown.category),
        rebuilt,
        climbTypeOf,
      ),
  };
}
