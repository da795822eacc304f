import type { LeadMark, RoundFile } from './round-file.ts';

/** The most that a sport route may have. */
const mostHolds = 500;

const isLead = (mark: object | null): mark is LeadMark => mark !== null && 'hold' in mark;

export const leadMarks = ({ results, lead }: RoundFile['competitors'][number]): (LeadMark | null)[] => [
  ...(results ?? []).map((mark) => (isLead(mark) ? mark : null)),
  ...(lead === undefined ? [] : [lead]),
];

/**
 * The number of the top: as published, else above every hold that anybody reached. @throws Error if no route
 * has that many
 */
export function topHold(round: RoundFile, route: number): number {
  const published = round.routes?.[route]?.top_hold;
  if (published) return published;
  const reached = round.competitors.map((competitor) => leadMarks(competitor)[route]?.hold ?? 0);
  const top = Math.floor(Math.max(...reached)) + 2;
  if (top > mostHolds) throw new Error(`route ${route + 1} would need ${top} holds`);
  return top;
}
