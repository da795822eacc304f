import { createHash } from 'node:crypto';
import { ticketCode } from '@topout/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { demoId } from '../demo-ids.ts';

const names = [
  'Chalk and Awe',
  'The Crimpsons',
  'Slab Happy',
  'Beta Testers',
  'Send Club',
  'Heel Hookers Anonymous',
  'Gravity Bites',
  'Sloper Grabbers',
  'Rock Paper Ladders',
  'Dyno Might',
  'Tape It Easy',
  'Full Crux',
];

/** Three of five count, a woman and a man among them. */
export const jamTeamRules = {
  teamsEnabled: true,
  teamLeast: 3,
  teamMost: 5,
  teamCounted: 3,
  teamMixed: true,
} as const;

interface JamTeams {
  readonly competition: string;
  readonly scope: number;
  /** Profile uuids: two of each to a team. */
  readonly women: readonly string[];
  readonly men: readonly string[];
}

/** Teams of two women and two men; of the last one only the women have come. */
export async function insertJamTeams(tx: Tx, { competition, scope, women, men }: JamTeams): Promise<void> {
  for (const [index, name] of names.entries()) {
    const id = demoId('team', scope, index + 1);
    const code = ticketCode(createHash('sha256').update(id).digest());
    await tx.kysely.insertInto('team').values({ competitionId: competition, id, name, code }).execute();
    const two = [2 * index, 2 * index + 2] as const;
    const members = [...women.slice(...two), ...(index < names.length - 1 ? men.slice(...two) : [])];
    await tx.kysely
      .updateTable('registration')
      .set({ teamId: id })
      .where('competitionId', '=', competition)
      .where('profileId', 'in', members)
      .execute();
  }
}
