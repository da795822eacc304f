import { camelNames } from '@topout/contract/names';
import { rankingRecordOf, stageRecordOf } from '../../following/results/published-record.ts';

/** Whether a row's published results are as this server would have written them. */
export function isPublication({ document, stage_id: stage }: Readonly<Record<string, unknown>>): boolean {
  const read = stage === null ? rankingRecordOf : stageRecordOf;
  return read(camelNames(document)) !== null;
}
