import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { lockBoardsOf } from '../../competition/boards/lock-boards.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { entriesOf } from '../../entering/entries/find-entry.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';

interface Choice {
  /** Profile uuid. */
  readonly user: string;
  readonly declines: boolean;
  /** Uuid. */
  readonly stage: string;
  /** By the person or their parent: about a stage they are in already, staff decide. */
  readonly own: boolean;
}

const store = {
  name: 'stage.decline',
  text: `
    update registration set declined_at = case when $3 then now() end, declined_by = case when $3 then $4::uuid end,
      declined_stage = case when $3 then $5::uuid end
    where competition_id = $1 and profile_id = $2 and (declined_stage is not distinct from $5::uuid) <> $3
    returning profile_id`,
};

/**
 * Keeps whether somebody wants to climb in a stage. Changes nobody's place: who advances is decided when
 * organisers advance people. (behaviour: organising#finals)
 *
 * @returns the categories whose boards have changed
 * @throws Refusal 404 for people who are not entered and unknown stages, 409 for oneself if the stage does not follow
 * one's own
 */
export async function decline(
  tx: Tx,
  authority: Authority,
  { user, declines, stage, own }: Choice,
): Promise<string[]> {
  const { competition, actor } = authority;
  await lockCompetition(tx, competition.uuid);
  const entries = await entriesOf(tx, competition.uuid, user);
  const places = entries.map(({ categoryId }) => categoryId);
  if (places.length === 0) throw notFound('competitor');
  const stages = competition.stages.toSorted((a, b) => a.position - b.position);
  const stageOf = new Map(competition.categories.map((category) => [category.uuid, category.stage]));
  const reached = stages.findLastIndex(({ uuid }) =>
    places.some((category) => stageOf.get(category) === uuid),
  );
  const about = stages.findIndex(({ uuid }) => uuid === stage);
  if (about < 0) throw notFound('stage');
  if (own && about <= reached)
    throw conflict('stage.last', 'No stage follows yours. Please tell the organisers.');
  await lockBoardsOf(tx, competition.uuid, places);
  const changed = await tx.rows(store, [competition.uuid, user, declines, actor.profile, stage]);
  if (changed.length === 0) return [];
  await auditOf(tx, authority, declines ? 'final.declined' : 'final.accepted', { user }, entries[0]?.id);
  return places;
}
