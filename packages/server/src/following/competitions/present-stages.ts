import type { Competition, Stage } from '@topout/contract';
import type { CompetitionSnapshot, StageRef } from '../../competition/authority/competition-snapshot.ts';
import type { CompetitionRow, PublishedRow } from './competition.queries.ts';

/** The stages of a competition, the one that runs in front. */
export function presentStages(
  { stages }: Pick<CompetitionSnapshot, 'stages'>,
  rows: CompetitionRow['stages'],
  outdated: ReadonlySet<string>,
): Stage[] {
  const first = Math.min(...stages.map(({ position }) => position));
  return stages.flatMap((stage) => {
    const row = rows.find(({ uuid }) => uuid === stage.uuid);
    return row ? [presentStage(stage, row, stage.position === first, outdated)] : [];
  });
}

function presentStage(
  stage: StageRef,
  row: CompetitionRow['stages'][number],
  isFirst: boolean,
  outdated: ReadonlySet<string>,
): Stage {
  const opened = isFirst || row.openedAt !== null;
  return {
    uuid: stage.uuid,
    name: stage.name,
    position: stage.position,
    state: stage.pendingResults ? 'OPEN' : opened ? 'CLOSED' : 'UPCOMING',
    pendingResults: stage.pendingResults,
    closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
    scoringSystem: stage.scoringSystem,
    quota: row.quota,
    plannedQuota: row.plannedQuota,
    planned: row.planned,
    published: presentPublished(row.published, outdated),
    categories: [...row.categories],
  };
}

/** What was given out last, or null. @param outdated publications that no longer show how it stands */
export const presentPublished = (
  row: PublishedRow | null,
  outdated: ReadonlySet<string>,
): Competition['published'] =>
  row && {
    version: row.version,
    final: row.final,
    publishedAt: new Date(row.publishedAt).toISOString(),
    outdated: outdated.has(row.uuid),
  };
