import { PublishedRanking, PublishedStage } from '@topout/contract';
import { Compile } from 'typebox/compile';
import type { RankingRecord, StageRecord } from './record.ts';

const [isStage, isRanking] = [Compile(PublishedStage), Compile(PublishedRanking)];

/** A stage as it was published; null if it cannot be read, for halls, files and backups bring some that nobody wrote here. */
export const stageRecordOf = (document: unknown): StageRecord | null =>
  isStage.Check(document) ? (document as StageRecord) : null;

/** The ranking of the whole competition as it was published; null if it cannot be read. */
export const rankingRecordOf = (document: unknown): RankingRecord | null =>
  isRanking.Check(document) ? (document as RankingRecord) : null;
