import { followedKey } from './follows.ts';
import { readMarks, setMarks } from './store.ts';

/** Follows somebody, or no longer. A device that keeps nothing forgets it with the page. */
export function follow(competition: string, user: string, on: boolean): void {
  const followed = new Set(readMarks().followed);
  if (on) followed.add(user);
  else followed.delete(user);
  setMarks({ followed });
  try {
    localStorage.setItem(followedKey(competition), JSON.stringify([...followed]));
  } catch {
    // Private windows of some browsers store nothing.
  }
}
