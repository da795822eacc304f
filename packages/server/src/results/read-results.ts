import type { Results } from '@topout/contract';
import { canManageSetup, canSeeLeaderboard, isMinor, publicName } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../authority/authority.ts';
import { forbidden } from '../errors.ts';
import { latestPublications, type LatestRow } from './publications.queries.ts';
import { rankCompetition } from './rank-competition.ts';
import type { PublishedState, RankingRecord, StageRecord } from './record.ts';
import { type PersonRow, readPeople, readTimeZone } from './results.queries.ts';
import { recordStage } from './stage-record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

const live: PublishedState = { state: 'LIVE', version: null, published_at: null };

/**
 * The results that somebody may see. The organiser side reads all stages as they stand, with full names. Everybody else reads what
 * was published, as it was published, and the other stages as far as the public board shows them.
 *
 * @throws Refusal 403 where that is nothing
 */
export async function readResults(app: App, authority: Authority): Promise<Results> {
  const { competition, actor, rules, phase } = authority;
  const organises = canManageSetup(actor);
  const visible = organises || canSeeLeaderboard(actor, rules, phase);
  const [published, people, time_zone] = await Promise.all([
    latestPublications(app.db, competition.uuid),
    readPeople(app.db, competition.uuid),
    readTimeZone(app.db, competition.uuid),
  ]);
  const of = (stage: string | null) => published.find((one) => one.stage === stage);

  const stages: { record: StageRecord; state: PublishedState }[] = [];
  for (const stage of competition.stages.toSorted((a, b) => a.position - b.position)) {
    const frozen = of(stage.uuid);
    if (frozen && !organises) stages.push({ record: frozen.document as StageRecord, state: stateOf(frozen) });
    else if (visible) {
      const record = await recordStage(app, authority, stage);
      stages.push({ record, state: frozen ? stateOf(frozen) : live });
    }
  }
  const whole = of(null);
  if (stages.length === 0 && !whole) {
    throw forbidden('The leaderboard cannot be viewed until the competition ends.');
  }
  const name = nameOf(people, organises, new Date(phase.startMs).getUTCFullYear());
  const ranking =
    whole && !organises
      ? (whole.document as RankingRecord)
      : competition.stages.length > 1 && visible
        ? rankCompetition(stages.map(({ record }) => record))
        : null;
  return {
    competition: {
      uuid: competition.uuid,
      name: competition.name,
      start_time: new Date(phase.startMs).toISOString(),
      end_time: new Date(phase.endMs).toISOString(),
      time_zone,
    },
    read_at: new Date().toISOString(),
    stages: stages.map(({ record, state }) => presentStage(record, state, name)),
    ranking: ranking && presentRanking(ranking, whole ? stateOf(whole) : live, name),
  };
}

const stateOf = ({ final, version, published_at }: LatestRow): PublishedState => ({
  state: final ? 'FINAL' : 'PROVISIONAL',
  version,
  published_at: published_at.toISOString(),
});

type Name = (user: string) => Results['stages'][number]['categories'][number]['rows'][number]['user'];

/** Minors by first name and initial, unless the full name was allowed. Whoever deleted their profile is a competitor. */
const nameOf =
  (people: ReadonlyMap<string, PersonRow>, all: boolean, year: number): Name =>
  (uuid) => {
    const person = people.get(uuid);
    if (!person) return { uuid, first_name: 'Competitor', last_name: '' };
    const { first_name, last_name, year_of_birth: yearOfBirth, full_name_public } = person;
    if (all || full_name_public || !isMinor(yearOfBirth, year)) return { uuid, first_name, last_name };
    const shown = publicName(
      { firstName: first_name, lastName: last_name, yearOfBirth, fullNamePublic: full_name_public },
      year,
    );
    return { uuid, first_name: shown.firstName, last_name: shown.lastName };
  };

const presentStage = (record: StageRecord, state: PublishedState, name: Name): Results['stages'][number] => ({
  ...record,
  ...state,
  categories: record.categories.map((category) => ({
    ...category,
    rows: category.rows.map((row) => ({ ...row, user: name(row.user) })),
  })),
});

const presentRanking = (record: RankingRecord, state: PublishedState, name: Name): Results['ranking'] => ({
  ...state,
  categories: record.categories.map((category) => ({
    ...category,
    rows: category.rows.map((row) => ({ ...row, user: name(row.user) })),
  })),
});
