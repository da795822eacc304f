import { normaliseCompetitorNumber } from '@topout/domain';
import { createCompetition } from '../../preparing/competitions/create-competition.ts';
import type { Tx } from '../../platform/db/database.ts';
import { register } from '../../entering/enter/register.ts';
import { newId } from '../../platform/ids.ts';
import type { ImportedRoute } from './formats.ts';
import { formats } from './formats.ts';
import type { RoundFile } from './round-file.ts';
import { jsonOf } from '../../platform/db/names.ts';

const day = 86_400_000;

export interface InsertedRound {
  readonly competition: string;
  readonly category: string;
  readonly master: string;
  /** In the order of the file. */
  readonly routes: readonly string[];
  /** Profile uuids, in the order of the file. */
  readonly climbers: readonly string[];
}

/**
 * Creates a competition that ended yesterday, with a public board, from a published round, still without
 * results.
 */
export async function insertRound(
  tx: Tx,
  round: RoundFile,
  source: string,
  name = `${round.competition}: ${round.category}, ${round.round}`,
): Promise<InsertedRound> {
  const format = formats[round.format];
  if (!format) throw new Error(`the format ${round.format} cannot be scored`);
  const master = await insertProfile(tx, 'Published', 'results');
  const ended = new Date(round.date ? Date.parse(`${round.date}T18:00:00Z`) : Date.now() - day);
  const competition = await createCompetition(tx, master, {
    name: name.slice(0, 200),
    startTime: new Date(ended.getTime() - day / 3).toISOString(),
    endTime: ended.toISOString(),
    liveLeaderboard: true,
    scoringSystem: format.system,
    venue: { name: `${round.competition}, wall`.slice(0, 200) },
    categories: [{ name: round.category.slice(0, 100) }],
  });
  await tx.kysely
    .updateTable('competition')
    .set({
      settings: JSON.stringify({
        hasCompetitorNumbers: true,
        scoring: { ...format.scoring, ...round.scoring },
      }),
    })
    .where('id', '=', competition)
    .execute();
  await tx.kysely
    .updateTable('stage')
    .set({ name: stageName(round), pendingResults: false, closedAt: ended })
    .where('competitionId', '=', competition)
    .execute();
  await tx.kysely
    .insertInto('audit')
    .values({
      competitionId: competition,
      id: newId(),
      actorId: null,
      kind: 'results.imported',
      details: jsonOf({ source }),
    })
    .execute();
  const category = await onlyCategory(tx, competition);
  const routes = await insertRoutes(tx, competition, await onlyGroup(tx, competition), format.routes(round));
  const climbers = await insertClimbers(tx, competition, category, round);
  return { competition, category, master, routes, climbers };
}

/** `Semi-final`, as a heading. */
export const stageName = ({ round }: RoundFile): string => round.slice(0, 1).toUpperCase() + round.slice(1);

async function insertProfile(tx: Tx, firstName: string, lastName: string): Promise<string> {
  const id = newId();
  await tx.kysely.insertInto('profile').values({ id, firstName, lastName }).execute();
  return id;
}

async function onlyCategory(tx: Tx, competition: string): Promise<string> {
  const { id } = await tx.kysely
    .selectFrom('category')
    .select('id')
    .where('competitionId', '=', competition)
    .executeTakeFirstOrThrow();
  return id;
}

async function onlyGroup(tx: Tx, competition: string): Promise<string> {
  const { id } = await tx.kysely
    .selectFrom('routeGroup')
    .select('id')
    .where('competitionId', '=', competition)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Creates the routes of a round in one of its route groups. Returns their uuids in the order of the plans.
 */
export async function insertRoutes(
  tx: Tx,
  competition: string,
  routeGroupId: string,
  plans: readonly ImportedRoute[],
): Promise<string[]> {
  const { venueId } = await tx.kysely
    .selectFrom('competitionVenue')
    .select('venueId')
    .where('competitionId', '=', competition)
    .executeTakeFirstOrThrow();
  const routes = plans.map((plan, index) => ({ ...plan, id: newId(), number: index + 1 }));
  await tx.kysely
    .insertInto('route')
    .values(
      routes.map(({ id, name, climbType, segmentsCount, number }) => ({
        id,
        venueId,
        name,
        circuitNumber: String(number),
        climbType,
        segmentsCount,
      })),
    )
    .execute();
  await tx.kysely
    .insertInto('routeGroupRoute')
    .values(
      routes.map(({ id, number }) => ({ competitionId: competition, routeGroupId, routeId: id, number })),
    )
    .execute();
  return routes.map(({ id }) => id);
}

/** Published names may be shown in full. The number is the source's id for the competitor. */
async function insertClimbers(
  tx: Tx,
  competition: string,
  category: string,
  { competitors, countback }: RoundFile,
): Promise<string[]> {
  const people = competitors.map((competitor) => {
    const [first = '', ...rest] = (competitor.name ?? `Climber ${competitor.id}`).split(' ');
    const { profile: known } = competitor;
    return { ...competitor, known, profile: known ?? newId(), first, last: rest.join(' ') };
  });
  const fresh = people.filter(({ known }) => known === undefined);
  if (fresh.length > 0) {
    await tx.kysely
      .insertInto('profile')
      .values(
        fresh.map(({ profile, first, last }) => ({
          id: profile,
          firstName: first,
          lastName: last,
          fullNamePublic: true,
        })),
      )
      .execute();
  }
  await register(
    tx,
    competition,
    people.map(({ profile, id }) => ({ profile, competitorNumber: normaliseCompetitorNumber(id) })),
  );
  if (people.length === 0) return [];
  await tx.kysely
    .insertInto('entry')
    .values(
      people.map(({ profile, status, group, prev }) => ({
        competitionId: competition,
        id: newId(),
        profileId: profile,
        categoryId: category,
        status: status === 'ok' ? ('ENTERED' as const) : status,
        startingGroup: group ?? null,
        previousRanks: countback.map((earlier) => prev?.[earlier] ?? null),
      })),
    )
    .execute();
  return people.map(({ profile }) => profile);
}
