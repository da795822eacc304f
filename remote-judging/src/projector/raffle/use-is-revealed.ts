import { serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { revealedAt } from '@topout/domain';

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether the hall may know who was drawn: after a moment of suspense, at once for people who want no motion.
 *
 * @param drawnAt undefined = nobody was drawn
 */
export function useIsRevealed(drawnAt: string | undefined): boolean {
  const passed = usePassed(drawnAt && revealedAt(drawnAt), serverNow);
  return passed || wantsCalm();
}
