import type { Actor, CompetitionPhase, CompetitionRules } from '@topout/domain';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { actorIn, phaseOf } from './actor.ts';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { snapshotsOf } from './snapshots.ts';

/** Who asks, in which competition, under which rules, at which moment: what every decision of rights takes. */
export interface Authority {
  readonly competition: CompetitionSnapshot;
  readonly actor: Actor;
  readonly rules: CompetitionRules;
  readonly phase: CompetitionPhase;
  /** Held a role once: may still see what came in held. */
  readonly revoked: boolean;
}

/**
 * The authority of somebody in a competition, decided now.
 *
 * @param profile uuid, or null for guests
 * @throws Refusal 404 when there is no such competition
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
