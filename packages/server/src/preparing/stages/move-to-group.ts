import type { MoveToGroupBody } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { writeAudit } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { movedMeanwhile } from '../../entering/enter/entry-refusals.ts';
import { conflict, notFound } from '../../platform/errors.ts';

interface Member {
  readonly category: string;
  readonly group: string | null;
  readonly climbed: boolean;
}

const find = {
  name: 'stage.group_member',
  text: `
    select e.category_id as category, e.starting_group as "group",
      exists (select from result r where r.competition_id = $1 and r.entry_id = e.id and r.tries > 0) as climbed
    from entry e join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where e.competition_id = $1 and k.stage_id = $2 and e.id = $3`,
};

const drawn = {
  name: 'stage.groups_drawn',
  text: `
    select exists (
      select from entry e join category k on k.competition_id = e.competition_id and k.id = e.category_id
      where e.competition_id = $1 and k.stage_id = $2 and e.starting_group is not null
    ) as drawn`,
};

/**
 * Moves a person to another starting group, to correct the draw.
 *
 * @returns the category, whose board has changed
 * @throws Refusal 404 if the entry is not in the stage; 409 if nothing was drawn, if somebody else has just
 * moved them, or
 *   if they have results and the caller did not allow moving despite them
 */
export async function moveToGroup(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Authority,
  stage: StageRef,
  { entry, from, to, despiteResults = false }: MoveToGroupBody,
): Promise<string> {
  const member = async () => (await tx.rows<Member>(find, [competition, stage.uuid, entry]))[0];
  const seen = await member();
  if (!seen) throw notFound('entry');
  const [stored] = await tx.rows<{ drawn: boolean }>(drawn, [competition, stage.uuid]);
  if (!stored?.drawn) throw conflict('stage.no_groups', `Draw the starting groups of ${stage.name} first.`);
  // The lock that everybody takes who changes this category: judges, and other organisers.
  const version = await raiseBoard(tx, competition, seen.category, { reset: false });
  const now = await member();
  if (now?.category !== seen.category || now.group !== from) throw movedMeanwhile();
  if (now.climbed && !despiteResults) {
    throw conflict('entry.climbed', 'They already have results. In another group their place may change.');
  }
  await tx.kysely
    .updateTable('entry')
    .set({ startingGroup: to, version })
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .execute();
  await writeAudit(tx, {
    competition,
    actor: actor.profile,
    kind: 'entry.changed',
    entry,
    details: { before: { startingGroup: from }, after: { startingGroup: to } },
  });
  return seen.category;
}
