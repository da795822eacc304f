import type { Why } from '@topout/contract';
import { whyTexts as texts } from './why-texts.ts';

/**
 * What somebody can still reach, as one sentence; null where nothing is told.
 *
 * @param next the name of the next stage; null in the last one
 */
export function prospectSentence(prospects: Why['prospects'], next: string | null): string | null {
  const [first, podium] = prospects ?? [];
  if (!first) return null;
  if (next !== null) {
    const said = { SURE: texts.goesOn, OPEN: texts.canGoOn, OUT: texts.outOf }[first.prospect];
    return said(next, first.places);
  }
  if (!podium) return null;
  if (first.prospect === 'SURE') return texts.hasWon;
  if (first.prospect === 'OPEN') return podium.prospect === 'SURE' ? texts.surePodiumCanWin : texts.canWin;
  return { SURE: texts.surePodium, OPEN: texts.canReachPodium, OUT: texts.outOfPodium }[podium.prospect];
}
