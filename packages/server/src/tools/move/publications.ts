import { camelNames } from '@topout/contract/names';
import { rankingRecordOf, stageRecordOf } from '../../following/results/published-record.ts';
import type { Row } from './file-rows.ts';

/** Whether a row's published results are as this server would have written them. */
export function isPublication({ document, stage_id: stage }: Row): boolean {
  const read = stage === null ? rankingRecordOf : stageRecordOf;
  return read(camelNames(document)) !== null;
}
