import type { Database } from '../../../platform/db/database.ts';
import { confirmByMarkers } from '../../../judging/markers/testing.ts';
import { at, type Ground, organisers, type Row, team } from '../rights.ts';

/** Markers confirm; the entry of the second climber stands in their own place. */
async function withMarkers(ground: Ground, db: Database) {
  await confirmByMarkers(db, ground);
  const { id } = await db.kysely
    .selectFrom('entry')
    .select('id')
    .where('competitionId', '=', ground.id)
    .where('profileId', '=', ground.double)
    .executeTakeFirstOrThrow();
  return { double: id };
}

/** Who keeps whose card. */
export const markerRows: readonly Row[] = [
  { what: 'the markers', may: team, call: (on) => ['GET', at('/markers')(on)] },
  {
    what: "somebody's marker",
    may: organisers,
    prepare: withMarkers,
    call: (on) => ['PUT', at(`/markers/${on.entry}`)(on), { partner: on.double }],
  },
  {
    what: "the end of somebody's marker",
    may: organisers,
    prepare: withMarkers,
    call: (on) => ['DELETE', at(`/markers/${on.entry}`)(on)],
  },
];
