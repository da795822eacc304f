import { storeLocally } from '../store-locally.ts';
import { isUnsent, type OutboxItem } from './item.ts';

const key = 'topout/unsent';

type Counts = Record<string, number>;

const readCounts = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Counts;

/**
 * How many of this person's commands are waiting, without opening the database: the page asks at every start.
 */
export const unsentMark = (profile: string | null): number =>
  profile === null ? 0 : (readCounts()[profile] ?? 0);

/** How many commands are waiting on this phone, whoever made them. */
export const unsentOnPhone = (): number => Object.values(readCounts()).reduce((sum, count) => sum + count, 0);

export function markUnsent(profile: string | null, items: readonly OutboxItem[]) {
  if (profile === null) return;
  const count = items.filter((item) => item.profile === profile && isUnsent(item)).length;
  if (count === unsentMark(profile)) return;
  const { [profile]: _, ...others } = readCounts();
  storeLocally(key, JSON.stringify(count === 0 ? others : { ...others, [profile]: count }));
}
