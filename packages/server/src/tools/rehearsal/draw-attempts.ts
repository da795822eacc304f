/** What a judge logs of one attempt. */
interface DrawnAttempt {
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
}

interface Wall {
  readonly sport: boolean;
  readonly segments: number;
}

/**
 * Attempts as finalists climb. On a boulder until the top, four at most, with zones more often than tops; on a sport route
 * one, high up.
 */
export function drawAttempts({ sport, segments }: Wall, random: () => number): readonly DrawnAttempt[] {
  if (sport) {
    const reached = Math.ceil(segments * (0.5 + random() / 2));
    const success = reached === segments;
    return [{ success, segmentsCount: reached, usedLastHold: !success && random() < 0.4 }];
  }
  const attempts: DrawnAttempt[] = [];
  const most = 2 + Math.floor(random() * 3);
  while (attempts.length < most && !attempts.at(-1)?.success) {
    const success = random() < 0.35;
    const reached = random() < 0.6 ? segments : 0;
    attempts.push({ success, segmentsCount: success ? segments : reached, usedLastHold: false });
  }
  return attempts;
}
