import type { Actor, CompetitionPhase, CompetitionRules } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { actorIn, phaseOf } from './actor.ts';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { snapshotsOf } from './snapshots.ts';

/**
 * Who asks, in which competition, under which rules, at which moment: the basis of every decision about
 * rights.
 */
export interface Authority {
  readonly competition: CompetitionSnapshot;
  readonly actor: Actor;
  readonly rules: CompetitionRules;
  readonly phase: CompetitionPhase;
  /** Used to have a role: may still see their held commands. */
  readonly revoked: boolean;
}

/**
 * A person's authority in a competition, determined now.
 *
 * @param profile uuid, or null for guests
 * @throws Refusal 404 if the competition does not exist
 */
export async function authorityOf(
  db: Database,
  competitionId: string,
  profile: string | null,
): Promise<Authority> {
  const competition = await snapshotsOf(db).now(competitionId);
  if (!competition) throw notFound('competition');
  return {
    competition,
    actor: actorIn(competition, profile),
    rules: competition.rules,
    phase: phaseOf(competition, Date.now()),
    revoked: profile !== null && competition.people.get(profile)?.state === 'revoked',
  };
}
