import { normaliseCompetitorNumber } from '@topout/domain';
import { createCompetition } from '../competitions/create-competition.ts';
import type { Tx } from '../db/database.ts';
import { register } from '../entries/register.ts';
import { newId } from '../ids.ts';
import type { RoutePlan } from './formats.ts';
import { formats } from './formats.ts';
import type { RoundFile } from './round-file.ts';

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

/** Makes a competition that ended yesterday, with public board, from a published round. Its results are still to be climbed. */
export async function insertRound(
  tx: Tx,
  round: RoundFile,
  source: string,
  name = `${round.competition}: ${round.category}, ${round.round}`,
): Promise<InsertedRound> {
  const format = formats[round.format];
  if (!format) throw new Error(`the format ${round.format} cannot be scored`);
  const master = await insertProfile(tx, 'Published', 'results');
  const ended = new Date(Date.now() - day);
  const competition = await createCompetition(tx, master, {
    name: name.slice(0, 200),
    start_time: new Date(ended.getTime() - day / 3).toISOString(),
    end_time: ended.toISOString(),
    live_leaderboard: true,
    scoring_system: format.system,
    venue: { name: `${round.competition}, wall`.slice(0, 200) },
    categories: [{ name: round.category.slice(0, 100) }],
  });
  await tx.kysely
    .updateTable('competition')
    .set({ settings: JSON.stringify({ hasCompetitorNumbers: true, scoring: format.scoring }) })
    .where('id', '=', competition)
    .execute();
  await tx.kysely
    .updateTable('stage')
    .set({ name: stageName(round), pending_results: false, closed_at: ended })
    .where('competition_id', '=', competition)
    .execute();
  await tx.kysely
    .insertInto('audit')
    .values({
      competition_id: competition,
      id: newId(),
      actor_id: null,
      kind: 'results.imported',
      details: JSON.stringify({ source }),
    })
    .execute();
  const category = await onlyCategory(tx, competition);
  const routes = await insertRoutes(tx, competition, await onlyGroup(tx, competition), format.routes(round));
  const climbers = await insertClimbers(tx, competition, category, round);
  return { competition, category, master, routes, climbers };
}

/** `Semi-final`, as a heading has it. */
export const stageName = ({ round }: RoundFile): string => round.slice(0, 1).toUpperCase() + round.slice(1);

async function insertProfile(tx: Tx, first_name: string, last_name: string): Promise<string> {
  const id = newId();
  await tx.kysely.insertInto('profile').values({ id, first_name, last_name }).execute();
  return id;
}

async function onlyCategory(tx: Tx, competition: string): Promise<string> {
  const { id } = await tx.kysely
    .selectFrom('category')
    .select('id')
    .where('competition_id', '=', competition)
    .executeTakeFirstOrThrow();
  return id;
}

async function onlyGroup(tx: Tx, competition: string): Promise<string> {
  const { id } = await tx.kysely
    .selectFrom('route_group')
    .select('id')
    .where('competition_id', '=', competition)
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the routes of a round in one of its route groups. Answers their uuids in the order of the plans. */
export async function insertRoutes(
  tx: Tx,
  competition: string,
  route_group_id: string,
  plans: readonly RoutePlan[],
): Promise<string[]> {
  const { venue_id } = await tx.kysely
    .selectFrom('competition_venue')
    .select('venue_id')
    .where('competition_id', '=', competition)
    .executeTakeFirstOrThrow();
  const routes = plans.map((plan, index) => ({ ...plan, id: newId(), number: index + 1 }));
  await tx.kysely
    .insertInto('route')
    .values(
      routes.map(({ id, name, climbType, segmentsCount, number }) => ({
        id,
        venue_id,
        name,
        circuit_number: String(number),
        climb_type: climbType,
        segments_count: segmentsCount,
      })),
    )
    .execute();
  await tx.kysely
    .insertInto('route_group_route')
    .values(
      routes.map(({ id, number }) => ({ competition_id: competition, route_group_id, route_id: id, number })),
    )
    .execute();
  return routes.map(({ id }) => id);
}

/** Published names may be shown in full. The number is how the source names the competitor. */
async function insertClimbers(
  tx: Tx,
  competition: string,
  category: string,
  { competitors, countback }: RoundFile,
): Promise<string[]> {
  const people = competitors.map((competitor) => {
    const [first = '', ...rest] = (competitor.name ?? `Climber ${competitor.id}`).split(' ');
    return { ...competitor, profile: newId(), first, last: rest.join(' ') };
  });
  await tx.kysely
    .insertInto('profile')
    .values(
      people.map(({ profile, first, last }) => ({
        id: profile,
        first_name: first,
        last_name: last,
        full_name_public: true,
      })),
    )
    .execute();
  await register(
    tx,
    competition,
    people.map(({ profile, id }) => ({ profile, competitor_number: normaliseCompetitorNumber(id) })),
  );
  await tx.kysely
    .insertInto('entry')
    .values(
      people.map(({ profile, status, group, prev }) => ({
        competition_id: competition,
        id: newId(),
        profile_id: profile,
        category_id: category,
        status: status === 'DNS' ? ('DNS' as const) : ('ENTERED' as const),
        starting_group: group ?? null,
        previous_ranks: countback.map((earlier) => prev?.[earlier] ?? null),
      })),
    )
    .execute();
  return people.map(({ profile }) => profile);
}
