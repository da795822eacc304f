import { randomInt } from 'node:crypto';
import type { CompetitionBody } from '@topout/contract';
import type { Tx } from '../db/database.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { writeAudit } from './audit.ts';
import { requireOrder } from './competition-times.ts';
import { patchedRules } from './settings.ts';

/**
 * Makes a competition with one stage and its categories, at a known venue or a new one. The caller is its MASTER.
 *
 * @returns its uuid
 * @throws Refusal 400 for times in the wrong order, an unknown venue or time zone
 */
export async function createCompetition(tx: Tx, master: string, body: CompetitionBody): Promise<string> {
  const id = newId();
  await insertCompetition(tx, id, master, body);
  const venue =
    typeof body.venue === 'string'
      ? await knownVenue(tx, body.venue)
      : await newVenue(tx, master, body.venue);
  await tx.kysely.insertInto('competition_venue').values({ competition_id: id, venue_id: venue }).execute();
  await insertStage(tx, id, body.categories);
  await tx.kysely
    .insertInto('competition_role')
    .values({ competition_id: id, profile_id: master, role: 'MASTER' })
    .execute();
  await writeAudit(tx, { competition: id, actor: master, kind: 'competition.created', details: { ...body } });
  return id;
}

async function insertCompetition(tx: Tx, id: string, master: string, body: CompetitionBody): Promise<void> {
  const times = {
    starts_at: new Date(body.start_time),
    ends_at: new Date(body.end_time),
    entries_open_at: body.entries_open_time ? new Date(body.entries_open_time) : null,
    entries_close_at: body.entries_close_time ? new Date(body.entries_close_time) : null,
  };
  requireOrder(times);
  await tx.kysely
    .insertInto('competition')
    .values({
      id,
      name: body.name,
      ...times,
      capacity: body.capacity ?? null,
      master_judge_id: master,
      judge_key: newJudgingKey(),
      settings: JSON.stringify(patchedRules({}, body.settings ?? {})),
      ...(body.header_colour !== undefined && { header_colour: body.header_colour }),
      ...(body.live_leaderboard !== undefined && { live_leaderboard: body.live_leaderboard }),
      ...(body.scoring_system !== undefined && { scoring_system: body.scoring_system }),
    })
    .execute();
}

/** Letters that are read aloud without a doubt. 10 of 31: nobody guesses it within a rate limit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678';
const newJudgingKey = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

async function knownVenue(tx: Tx, id: string): Promise<string> {
  const venue = await tx.kysely.selectFrom('venue').select('id').where('id', '=', id).executeTakeFirst();
  if (!venue) throw invalid('There is no such venue.', { venue: ['Unknown venue.'] });
  return venue.id;
}

type NewVenue = Exclude<CompetitionBody['venue'], string>;

async function newVenue(tx: Tx, owner: string, { time_zone = 'UTC', ...venue }: NewVenue): Promise<string> {
  if (!isTimeZone(time_zone)) throw invalid('There is no such time zone.', { venue: ['Unknown time zone.'] });
  const id = newId();
  await tx.kysely
    .insertInto('venue')
    .values({ id, owner_id: owner, time_zone, ...venue })
    .execute();
  return id;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** One stage to begin with; each category with its board, and all of them in one route group. */
async function insertStage(
  tx: Tx,
  competition: string,
  bodies: CompetitionBody['categories'],
): Promise<void> {
  const stage = newId();
  await tx.kysely
    .insertInto('stage')
    .values({ competition_id: competition, id: stage, name: 'Qualification', position: 0 })
    .execute();
  const categories = bodies.map(({ name, capacity }, position) => ({
    competition_id: competition,
    id: newId(),
    stage_id: stage,
    name,
    position,
    capacity: capacity ?? null,
  }));
  await tx.kysely.insertInto('category').values(categories).execute();
  const boards = categories.map(({ id }) => ({ competition_id: competition, category_id: id }));
  await tx.kysely.insertInto('category_board').values(boards).execute();

  const group = newId();
  await tx.kysely
    .insertInto('route_group')
    .values({ competition_id: competition, id: group, name: 'All routes' })
    .execute();
  const members = categories.map(({ id }) => ({
    competition_id: competition,
    route_group_id: group,
    category_id: id,
  }));
  await tx.kysely.insertInto('route_group_category').values(members).execute();
}
