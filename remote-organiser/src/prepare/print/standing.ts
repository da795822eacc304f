import type { Results } from '@topout/contract';
import { formatMoment, forReader } from '@topout/domain';
import type { ResultStage } from './chosen.ts';
import { printTexts as texts } from './texts.ts';

type Standing = Pick<ResultStage, 'state' | 'version' | 'publishedAt' | 'official'>;

/**
 * What a list of results is, and a line for each amendment. A sheet on the wall says who made it official and when, and must not look official when another version has replaced it.
 *
 * @param newest the last version that was published
 * @source behaviour: lists#results
 */
export function standingOf(
  { state, version, publishedAt, official: steps = [] }: Standing,
  { readAt, competition }: Results,
  newest: number,
): string[] {
  const at = (moment: string) => forReader(formatMoment, moment, competition.timeZone);
  const when = at(publishedAt ?? readAt);
  if (version === null) return [texts.live(when)];
  if (version < newest) return [texts.replaced(version, newest, when)];
  if (state !== 'FINAL') return [texts.provisional(version, when)];
  const [first, ...amendments] = steps;
  const official = amendments.length > 0 ? texts.officialSince : texts.official;
  return [
    official(version, first ? at(first.at) : when, first?.by ?? null),
    ...amendments.map(({ at: moment, by, reason }) => texts.amended(at(moment), by, reason)),
  ];
}
