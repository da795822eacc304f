import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { tell } from '../../people/push/tell.ts';
import type { Tx } from '../../platform/db/database.ts';

interface Published {
  /** Uuid; null = the whole competition. */
  readonly stage: string | null;
  readonly final: boolean;
}

const climbers = {
  name: 'results.climbers',
  text: `select distinct profile_id as profile from entry
    where competition_id = $1 and ($2::uuid is null or stage_id = $2) and status <> 'WAITING'`,
};

/** Tells those who climbed that their results are out. */
export async function tellOfResults(
  tx: Tx,
  { uuid, name, stages }: Pick<CompetitionSnapshot, 'uuid' | 'name' | 'stages'>,
  { stage, final }: Published,
): Promise<void> {
  const people = await tx.rows<{ profile: string }>(climbers, [uuid, stage]);
  const what = stages.length > 1 ? stages.find((one) => one.uuid === stage)?.name : undefined;
  const are = final ? 'The results are official' : 'The results are published, but may still change';
  await tell(tx, {
    kind: 'RESULTS',
    competition: uuid,
    people: people.map(({ profile }) => profile),
    title: name,
    body: what === undefined ? `${are}.` : `${what}: ${are[0]?.toLowerCase()}${are.slice(1)}.`,
    path: `/${uuid}/results`,
    topic: `results ${stage ?? 'all'}`,
  });
}
