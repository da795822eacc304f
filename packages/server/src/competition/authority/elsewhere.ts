import type { Queries } from '../../platform/db/database.ts';
import { conflict, moving } from '../../platform/errors.ts';
import type { CompetitionSnapshot } from './competition-snapshot.ts';

/**
 * SQL: where a competition is judged, if nothing may be changed here. A hall that has it is the owner until it hands it
 * back or the cloud takes it back. (behaviour: hall-and-cloud#who-owns-it) Between cells it is under way for seconds, and then
 * lives in the other one.
 *
 * @param competition SQL of its uuid
 */
export const judgedElsewhere = (competition: string): string => `
  case when exists (select from hall h where h.competition_id = ${competition} and h.token_hash is not null
      and h.taken_at is not null and h.handed_back_at is null) then 'HALL'
    when exists (select from mirror m where m.competition_id = ${competition}
      and m.state in ('HANDING_BACK', 'HANDED_BACK')) then 'CLOUD'
    else (select case v.state when 'GONE' then 'CELL' else 'UNDER_WAY' end from cell_move v
      where v.competition_id = ${competition}) end`;

const sentences = {
  HALL: 'This competition is being judged in the hall. Nothing can be changed here until it is handed back.',
  CLOUD: 'This competition was handed back to the cloud. Please carry on there.',
};

/** Whether a hall or the cloud has it for longer than anybody would wait here. */
export const isAway = ({ judgedElsewhere: where }: Pick<CompetitionSnapshot, 'judgedElsewhere'>): boolean =>
  where === 'HALL' || where === 'CLOUD';

/**
 * @throws Refusal 409 if the competition is judged elsewhere, 503 if another cell has it or is about to: asked again, the
 *   same address leads there
 */
export function requireJudgedHere({
  judgedElsewhere: where,
}: Pick<CompetitionSnapshot, 'judgedElsewhere'>): void {
  if (where === 'CELL' || where === 'UNDER_WAY') throw moving();
  if (where !== null) throw conflict('competition.elsewhere', sentences[where]);
}

const anyStatement = {
  name: 'competition.any_elsewhere',
  text: `select ${judgedElsewhere('c.id')} as where from unnest($1::uuid[]) as c (id)`,
};

/**
 * Asks for competitions that a call changes without having them in its address, as through a route of theirs. Ask in the
 * transaction that changes them.
 *
 * @throws Refusal 409 if one of them is judged elsewhere
 */
export async function requireAllJudgedHere(tx: Queries, competitions: readonly string[]): Promise<void> {
  const found = await tx.rows<{ where: CompetitionSnapshot['judgedElsewhere'] }>(anyStatement, [
    competitions,
  ]);
  for (const { where } of found) requireJudgedHere({ judgedElsewhere: where });
}
