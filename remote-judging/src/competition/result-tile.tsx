import type { Route, SignedAttempt } from '@topout/contract';
import { attemptIcon, markOf, resultOf } from '@topout/domain';
import { Tile } from '@topout/ui/marks';

export interface ResultTileProps {
  readonly attempts: readonly Pick<SignedAttempt, 'success' | 'segmentsCount' | 'usedLastHold'>[];
  readonly route: Pick<Route, 'climbType' | 'segmentsCount'>;
  /** Pixels. */
  readonly width: number;
}

/** How high somebody got on a route, with the letter or the hold. Decoration: the text beside it says the same. */
export function ResultTile({ attempts, route, width }: ResultTileProps) {
  const { climbType, segmentsCount } = route;
  const result = resultOf(attempts, climbType);
  return (
    <Tile mark={markOf(result, { uuid: '', climbType, segmentsCount })} width={width}>
      {result ? letterOf(result, route) : undefined}
    </Tile>
  );
}

function letterOf(
  { top, zone1, zone2, hold, plus }: NonNullable<ReturnType<typeof resultOf>>,
  { climbType, segmentsCount }: ResultTileProps['route'],
): string {
  const success = top !== null;
  if (climbType === 'SPORT' && !success) return `${hold}${plus ? '+' : ''}`;
  return attemptIcon({ success, segmentsCount: zone2 !== null ? 2 : Number(zone1 !== null) }, segmentsCount);
}
