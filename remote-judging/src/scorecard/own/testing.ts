import type { EntryDetail } from '@topout/contract';
import { anEntry, competition } from '../../testing/gym.tsx';

/** Ada's card, without results. */
export const aCard = (more: Partial<EntryDetail> = {}): EntryDetail => ({
  ...anEntry(1, 'Ada Rock'),
  competition,
  boardVersion: 1,
  wave: null,
  clockStartTime: null,
  attempts: [],
  streams: [],
  stageScorecards: [],
  ...more,
});

/** An entry as the competition names it. */
export const summary = (number: number, name: string) => {
  const { uuid, user, category, competitorNumber, status, waitingPosition } = anEntry(number, name);
  return { uuid, user, category, competitorNumber, status, waitingPosition, canChange: false };
};
