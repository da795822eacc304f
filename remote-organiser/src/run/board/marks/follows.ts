import { readMarks, setMarks } from './store.ts';

const keyOf = (competition: string) => `${competition}/followed`;

/** Whom this device follows in a competition: profile uuids. Kept locally: nobody else learns of it. */
export function readFollowed(competition: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(competition)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((user) => typeof user === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Follows somebody, or no longer. A device that keeps nothing forgets it with the page. */
export function follow(competition: string, user: string, on: boolean): void {
  const followed = new Set(readMarks().followed);
  if (on) followed.add(user);
  else followed.delete(user);
  setMarks({ followed });
  try {
    localStorage.setItem(keyOf(competition), JSON.stringify([...followed]));
  } catch {
    // Private windows of some browsers store nothing.
  }
}
