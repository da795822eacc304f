import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { requireUndisputed } from '../../judging/disputes/require-undisputed.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { addPublication, boardVersionOf, type PublicationRow } from './publications.queries.ts';
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

interface ToPublish {
  readonly stage: string | null;
  readonly final: boolean;
  readonly document: StageRecord | RankingRecord;
}

/**
 * Freezes results under the next version of their scope.
 *
 * @throws Refusal 409 while one of them is in dispute, or if one has just come in
 */
export async function publish(
  tx: Tx,
  { competition, actor }: Authority,
  { stage, final, document }: ToPublish,
): Promise<PublicationRow> {
  // Also a lock: two who publish at once get one version after the other.
  await raiseConfig(tx, competition.uuid);
  await requireUndisputed(tx, competition, stage);
  // Afterwards: a dispute that was decided a moment ago has raised its board.
  if ((await boardVersionOf(tx, competition.uuid, stage)) !== document.boardVersion) throw changedMeanwhile();
  const row = await addPublication(tx, {
    competition: competition.uuid,
    id: newId(),
    stage,
    final,
    document,
    by: actor.profile ?? '',
  });
  await auditOf(tx, { competition, actor }, 'results.published', { stage, final, version: row.version });
  await tellOfResults(tx, competition, { stage, final });
  return row;
}
