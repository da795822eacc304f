import { ScanButton } from '@topout/app-kit/scan';
import { codeOnCard } from '@topout/domain';
import type { DayRoute } from '../card-day.ts';
import { scanTexts as texts } from '../scan-texts.ts';

export interface ScanRouteProps {
  readonly competition: string;
  /** The routes of the card. */
  readonly day: readonly DayRoute[];
  readonly onRoute: (route: string) => void;
}

/** Opens the route whose code hangs at the wall. Needs no network. */
export default function ScanRoute({ competition, day, onRoute }: ScanRouteProps) {
  const find = async (text: string) => {
    const scanned = codeOnCard(text, competition);
    if (scanned.kind !== 'ROUTE') return texts.is[scanned.kind];
    if (!day.some(({ route }) => route.uuid === scanned.route)) return texts.notOnCard;
    onRoute(scanned.route);
    return null;
  };
  return <ScanButton label={texts.route} hint={texts.routeHint} onScan={find} />;
}
