import type { Results } from '@topout/contract';
import { formatMoment, forReader } from '@topout/domain';
import type { ResultStage } from './chosen.ts';
import { printTexts as texts } from './texts.ts';

type Standing = Pick<ResultStage, 'state' | 'version' | 'publishedAt' | 'official'>;

/** What a list of results is, for its head and for the line below. */
export interface SheetStanding {
  readonly standing: string;
  /** Each amendment, with its reason. */
  readonly notes: readonly string[];
}

/**
 * A sheet on the wall says who made it official and when, and must not look official when another version has replaced it.
 *
 * @param newest the last version that was published
 * @source scoring rules, section 18
 */
export function standingOf(
  { state, version, publishedAt, official = [] }: Standing,
  { readAt, competition }: Results,
  newest: number,
): SheetStanding {
  const at = (moment: string) => forReader(formatMoment, moment, competition.timeZone);
  const when = at(publishedAt ?? readAt);
  if (version === null) return { standing: texts.live(when), notes: [] };
  if (version < newest) return { standing: texts.replaced(version, newest, when), notes: [] };
  if (state !== 'FINAL') return { standing: texts.provisional(version, when), notes: [] };
  const [first, ...amendments] = official;
  return {
    standing: texts.official(version, first ? at(first.at) : when, first?.by ?? null),
    notes: amendments.map(({ at: moment, by, reason }) => texts.amended(at(moment), by, reason)),
  };
}
