/** Under this name the device keeps it. */
export const followedKey = (competition: string) => `${competition}/followed`;

/** Whom this device follows in a competition: profile uuids. Kept locally: nobody else learns of it. */
export function readFollowed(competition: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(followedKey(competition)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((user) => typeof user === 'string') : []);
  } catch {
    return new Set();
  }
}
