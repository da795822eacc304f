import type { LeadMark, RoundFile } from './round-file.ts';

/** The most that a sport route may have. */
const mostHolds = 500;

const isLead = (mark: object | null): mark is LeadMark => mark !== null && 'hold' in mark;

export const leadMarks = ({ results, lead }: RoundFile['competitors'][number]): (LeadMark | null)[] => [
  ...(results ?? []).map((mark) => (isLead(mark) ? mark : null)),
  ...(lead === undefined ? [] : [lead]),
];

/** What to multiply holds with so that they are whole: half holds by 2, and 20.3 by 10. Places stay as they are. */
export function holdFactor({ half_holds, competitors }: RoundFile): number {
  if (!half_holds) return 1;
  const holds = competitors.flatMap(leadMarks).map((mark) => mark?.hold ?? 0);
  return holds.every((hold) => Number.isInteger(hold * 2)) ? 2 : 10;
}

/** The number of the top: as published, else above every hold that anybody reached. @throws Error when no route has so many */
export function topHold(round: RoundFile, route: number): number {
  const published = round.routes?.[route]?.top_hold;
  if (published) return published * holdFactor(round);
  const reached = round.competitors.map((competitor) => leadMarks(competitor)[route]?.hold ?? 0);
  const top = Math.floor(Math.max(...reached)) * holdFactor(round) + 2 * holdFactor(round);
  if (top > mostHolds) throw new Error(`route ${route + 1} would need ${top} holds`);
  return top;
}
