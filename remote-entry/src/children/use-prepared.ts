import { readStored, useStored } from '@topout/app-kit';

/** Stored instead of a category for a child who does not enter this time. */
export const notThisTime = 'NOT_THIS_TIME';

/**
 * The category chosen for each child on this device, before the entries are sent. (behaviour:
 * entering#kept-on-the-device)
 */
export function usePrepared(competition: string) {
  const [prepared, store] = useStored(competition, 'preparedCompetitors');
  // Reads the current store: several may be forgotten in one go.
  const without = (child: string) =>
    readStored(competition, 'preparedCompetitors').filter(({ userUUID }) => userUUID !== child);
  return {
    categoryOf: (child: string): string =>
      prepared.find(({ userUUID }) => userUUID === child)?.categoryUUID ?? '',
    choose: (child: string, category: string) =>
      store([...without(child), { userUUID: child, categoryUUID: category, competitorNumber: null }]),
    forget: (child: string) => store(without(child)),
  };
}
