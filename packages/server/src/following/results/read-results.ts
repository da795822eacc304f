import type { Results } from '@topout/contract';
import { canManageSetup, canSeeLeaderboard, type RoundTimes } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { readTeams } from '../../entering/teams/team.queries.ts';
import { readIsolations } from '../../judging/marshal/isolation.queries.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { areSame, rankingChanges, stageChanges } from './changes.ts';
import { type Name, nameOf } from './name-of.ts';
import { latestPublications, type LatestRow, publicationsAsOf } from './publications.queries.ts';
import { rankCompetition } from './rank-competition.ts';
import { rankingRecordOf, stageRecordOf } from './published-record.ts';
import type { PublishedState, RankingRecord, StageRecord } from './record.ts';
import { readDisputed, readPeople, readTimeZone } from './results.queries.ts';
import { recordStage } from './stage-record.ts';
import { presentTeams } from './teams-record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

const live: PublishedState = { state: 'LIVE', version: null, publishedAt: null };

/**
 * The results that the caller may see. The organiser side reads the current state of all stages, with full
 * names, including corrections not published yet. Everybody else reads publications as published, and the
 * other stages as far as the public board shows them.
 *
 * @param publication shows everything as it was public at that publication, to any caller
 * @throws Refusal 403 if that is nothing; 404 for an unknown publication; 409 for one that cannot be read
 */
export async function readResults(app: App, authority: Authority, publication?: string): Promise<Results> {
  const { competition, actor, rules, phase } = authority;
  const organises = canManageSetup(actor);
  const before = publication !== undefined;
  const visible = !before && (organises || canSeeLeaderboard(actor, rules, phase));
  const [published, people, teams, timeZone, disputed, isolations] = await Promise.all([
    before
      ? publicationsAsOf(app.db, competition.uuid, publication)
      : latestPublications(app.db, competition.uuid),
    readPeople(app.db, competition.uuid),
    readTeams(app.db, competition.uuid),
    readTimeZone(app.db, competition.uuid),
    readDisputed(app.db, competition.uuid),
    readIsolations(app.db, competition.uuid),
  ]);
  if (before && published.length === 0) throw notFound('publication');
  const of = (stage: string | null) => published.find((one) => one.stage === stage);

  const stages: { record: StageRecord; state: PublishedState }[] = [];
  for (const stage of competition.stages.toSorted((a, b) => a.position - b.position)) {
    const frozen = of(stage.uuid);
    const then = frozen && stageRecordOf(frozen.document);
    if (frozen && (before || !organises)) {
      if (!then) throw unreadable(stage.name);
      stages.push({ record: then, state: stateOf(frozen) });
    } else if (visible) {
      const record = await recordStage(app, authority, stage);
      const asPublished = frozen && then && areSame(stageChanges(then, record));
      stages.push({ record, state: asPublished ? stateOf(frozen) : live });
    }
  }
  const whole = of(null);
  if (stages.length === 0 && !whole) {
    throw forbidden('The leaderboard cannot be viewed until the competition ends.');
  }
  const name = nameOf(people, organises, competition.year);
  const teamNames = new Map(teams.map((team) => [team.uuid, team.name]));
  const publishedRanking = whole && rankingRecordOf(whole.document);
  if (publishedRanking === null && (before || !organises)) throw unreadable('the whole competition');
  const ranking =
    publishedRanking && (before || !organises)
      ? publishedRanking
      : competition.stages.length > 1 && visible
        ? rankCompetition(stages.map(({ record }) => record))
        : null;
  const asPublished =
    publishedRanking && ranking && (before || areSame(rankingChanges(publishedRanking, ranking)));
  return {
    competition: {
      uuid: competition.uuid,
      name: competition.name,
      startTime: new Date(phase.startMs).toISOString(),
      endTime: new Date(phase.endMs).toISOString(),
      timeZone,
    },
    readAt: new Date().toISOString(),
    stages: stages.map(({ record, state }) =>
      presentStage(record, state, { name, teamNames, disputed, isolation: isolations.get(record.uuid) }),
    ),
    ranking:
      ranking && presentRanking(ranking, whole && asPublished ? stateOf(whole) : live, { name, people }),
  };
}

const stateOf = ({ final, version, publishedAt, official }: LatestRow): PublishedState => ({
  state: final ? 'FINAL' : 'PROVISIONAL',
  version,
  publishedAt: publishedAt.toISOString(),
  ...(final && official && { official: official.map((one) => ({ ...one, at: isoOf(one.at) })) }),
});

/** As PostgreSQL writes a time within JSON. */
const isoOf = (text: string) => new Date(text).toISOString();

const unreadable = (what: string) =>
  conflict(
    'results.unreadable',
    `The results that were published of ${what} cannot be read. An organiser can publish them again.`,
  );

type Ranked = Pick<RankingRecord, 'categories'>;

/** What is joined when results are read. */
interface JoinedToStage {
  readonly name: Name;
  /** By uuid. */
  readonly teamNames: ReadonlyMap<string, string>;
  /** Entries. */
  readonly disputed: ReadonlySet<string>;
  /** Undefined = the stage has none. */
  readonly isolation: RoundTimes | undefined;
}

const presentStage = (
  { teams, ...record }: StageRecord,
  state: PublishedState,
  { name, teamNames, disputed, isolation }: JoinedToStage,
): Results['stages'][number] => ({
  ...record,
  ...state,
  ...(isolation && { isolation }),
  categories: record.categories.map((category) => ({
    ...category,
    rows: category.rows.map((row) => ({
      ...row,
      user: name(row.user),
      ...(disputed.has(row.entry) && { disputed: true as const }),
    })),
  })),
  ...(teams && { teams: presentTeams(teams, name, teamNames) }),
});

interface Known {
  readonly name: Name;
  readonly people: Awaited<ReturnType<typeof readPeople>>;
}

const presentRanking = (
  record: Ranked,
  state: PublishedState,
  { name, people }: Known,
): Results['ranking'] => ({
  ...state,
  categories: record.categories.map((category) => ({
    ...category,
    rows: category.rows.map((row) => ({
      ...row,
      user: name(row.user),
      competitorNumber: people.get(row.user)?.competitorNumber ?? null,
    })),
  })),
});
