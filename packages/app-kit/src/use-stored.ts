import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type CompetitionStorage, parseStored, storageKey, type StoredName } from './competition-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs notify us; this tab does not hear its own changes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The current value that this browser keeps for a competition. For code outside components; otherwise use
 * `useStored`.
 */
export const readStored = <Name extends StoredName>(
  competition: string,
  name: Name,
): CompetitionStorage[Name] => parseStored(name, localStorage.getItem(storageKey(competition, name)));

/** Whether this browser keeps a value for a competition, be it an empty one. */
export const isStored = (competition: string, name: StoredName): boolean =>
  localStorage.getItem(storageKey(competition, name)) !== null;

/** Keeps a value until it is replaced, and notifies every screen that shows it. */
export function writeStored<Name extends StoredName>(
  competition: string,
  name: Name,
  value: CompetitionStorage[Name],
): void {
  localStorage.setItem(storageKey(competition, name), JSON.stringify(value));
  for (const listener of listeners) listener();
}

/**
 * A value that this browser keeps for a competition, and a setter.
 *
 * @example const [selected, setSelected] = useStored(competition, 'selectedCategories');
 */
export function useStored<Name extends StoredName>(
  competition: string,
  name: Name,
): readonly [CompetitionStorage[Name], (value: CompetitionStorage[Name]) => void] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey(competition, name)));
  const value = useMemo(() => parseStored(name, text), [name, text]);
  const set = useCallback(
    (next: CompetitionStorage[Name]) => writeStored(competition, name, next),
    [competition, name],
  );
  return [value, set];
}
