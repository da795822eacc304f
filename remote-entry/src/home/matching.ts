import type { CompetitionSummary } from '@topout/contract';
import { plainText } from '@topout/domain';

/** The competitions whose name, venue or city contains every typed word, ignoring accents and case. */
export function matching(
  competitions: readonly CompetitionSummary[],
  search: string,
): readonly CompetitionSummary[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return competitions;
  return competitions.filter(({ name, venue }) => {
    const text = plainText([name, venue?.name, venue?.city].join(' '));
    return words.every((word) => text.includes(word));
  });
}
