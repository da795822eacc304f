import { api, refresh, useRead } from '@topout/api-client/core';
import type { MarkerBody, MarkerPairs } from '@topout/contract';
import { entriesKey, entryKey } from '../keys.ts';

const markersKey = (competition: string) => `competitions/${competition}/markers`;

/** Climbers pair and log meanwhile. */
const refreshInterval = 10_000;

/** Who keeps whose card, and where they disagree; for staff and judges. */
export const useMarkerPairs = (competition: string) =>
  useRead<MarkerPairs>(markersKey(competition), { refreshInterval });

/** A card and everything that shows who keeps it. */
interface OfCard {
  readonly competition: string;
  /** Uuid of the entry. */
  readonly entry: string;
  /** What its card is called where it is read: `me`, or its person's uuid. */
  readonly shown: string;
}

/** Makes somebody the marker of a card, and its climber theirs. @throws RefusedError 403 for a wrong code, 409 */
export async function pairUp({ competition, entry, shown }: OfCard, body: MarkerBody): Promise<void> {
  await api.put<null>(`${markersKey(competition)}/${entry}`, body);
  await refresh(entryKey(competition, shown), markersKey(competition));
}

/** Ends it for both. @throws RefusedError 409 while they disagree */
export async function endPair({ competition, entry, shown }: OfCard): Promise<void> {
  await api.delete(`${markersKey(competition)}/${entry}`);
  await refresh(entryKey(competition, shown), entriesKey(competition), markersKey(competition));
}
