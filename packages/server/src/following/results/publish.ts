import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { auditOf } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { requireUndisputed } from '../../judging/disputes/require-undisputed.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, Refusal, refusal } from '../../platform/errors.ts';
import { carryPlaces } from '../../preparing/stages/carry-places.ts';
import {
  addPublication,
  boardVersionOf,
  findPublication,
  isOfficial,
  type PublicationRow,
} from './publications.queries.ts';
import { rankCompetition } from './rank-competition.ts';
import { tellOfResults } from './tell-of-results.ts';
import type { RankingRecord, StageRecord } from './record.ts';
import { recordStage } from './stage-record.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** The ranking of the whole competition as its stages stand now. */
export async function recordWhole(app: App, authority: Authority): Promise<RankingRecord> {
  const stages: StageRecord[] = [];
  for (const stage of authority.competition.stages.toSorted((a, b) => a.position - b.position)) {
    stages.push(await recordStage(app, authority, stage));
  }
  const boardVersion = stages.reduce((sum, stage) => sum + stage.boardVersion, 0);
  return { boardVersion, ...rankCompetition(stages) };
}

const changedMeanwhile = () =>
  conflict('results.changed', 'A result has just come in. Please look at the results and publish again.');

const withoutReason = () => {
  const message = 'These results are official. Say why they change.';
  return refusal(400, 'results.no_reason', message, { reason: [message] });
};

const isOfficialAlready = () =>
  conflict(
    'results.official',
    'These results are official. Publish them as official, and say why they change.',
  );

/** Reads of the results until no other comes in between. With twenty a second, two do on average. */
const most = 10;

/** The rows of a moment arrive together: the next moment is not far. */
const pauseMs = 40;

const isChanged = (error: unknown) => error instanceof Refusal && error.code === 'results.changed';

interface Scope {
  /** Of the publication: known = it was published, and nobody heard. */
  readonly id: string;
  /** Null = the ranking of the whole competition. */
  readonly stage: StageRef | null;
  readonly final: boolean;
  /** Why official results change; null = nobody has said. */
  readonly reason: string | null;
}

const publishedElse = () =>
  conflict('results.other', 'Something else was published under this id. Please publish again.');

/**
 * Publishes results as they stand, while others may come in.
 *
 * @throws Refusal 400 if official results change without a reason; 409 while one of them is in dispute, if they change all
 * the time, or for an id under which something else was published
 */
export async function publishNow(
  app: App,
  allowed: Authority,
  { id, stage, final, reason }: Scope,
): Promise<PublicationRow> {
  let authority = allowed;
  for (let tries = 1; ; tries += 1) {
    // What comes in between may also change the places that a later stage splits ties by.
    await carryPlaces(app, authority);
    const document = stage ? await recordStage(app, authority, stage) : await recordWhole(app, authority);
    try {
      return await app.db.transaction((tx) =>
        publish(tx, authority, { id, stage: stage?.uuid ?? null, final, reason, document }),
      );
    } catch (error) {
      if (!isChanged(error) || tries === most) throw error;
      await sleep(pauseMs);
      // Teams follow from the set-up too, which may have changed.
      authority = await authorityOf(app.db, allowed.competition.uuid, allowed.actor.profile);
    }
  }
}

interface ToPublish {
  readonly id: string;
  readonly stage: string | null;
  readonly final: boolean;
  readonly reason: string | null;
  readonly document: StageRecord | RankingRecord;
}

/**
 * Freezes results under the next version of their scope, once for each id. The first official one needs no reason, and each
 * amendment has one.
 *
 * @throws Refusal 400 if official results change without a reason; 409 if they would be provisional again, while one of them is
 * in dispute, if one has just come in, or for an id under which something else was published
 */
export async function publish(
  tx: Tx,
  { competition, actor }: Authority,
  { id, stage, final, reason, document }: ToPublish,
): Promise<PublicationRow> {
  // Also a lock: two who publish at once get one version after the other.
  const config = await raiseConfig(tx, competition.uuid);
  const known = await findPublication(tx, competition.uuid, id);
  if (known && (known.stage !== stage || known.final !== final)) throw publishedElse();
  if (known) return known;
  const teams = 'teams' in document ? document.teams : undefined;
  if (teams && teams.configVersion + 1 !== config) throw changedMeanwhile();
  const amends = await isOfficial(tx, competition.uuid, stage);
  // What is official does not become provisional again: afterwards nobody would be asked why it changed.
  if (amends && !final) throw isOfficialAlready();
  if (amends && reason === null) throw withoutReason();
  await requireUndisputed(tx, competition, stage);
  // Afterwards: a dispute that was decided a moment ago has raised its board.
  if ((await boardVersionOf(tx, competition.uuid, stage)) !== document.boardVersion) throw changedMeanwhile();
  const row = await addPublication(tx, {
    competition: competition.uuid,
    id,
    stage,
    final,
    document,
    by: actor.profile ?? '',
    configVersion: teams ? config : null,
    reason: amends ? reason : null,
  });
  await auditOf(tx, { competition, actor }, 'results.published', {
    stage,
    final,
    version: row.version,
    ...(row.reason !== null && { reason: row.reason }),
  });
  await tellOfResults(tx, competition, { stage, final });
  return row;
}
