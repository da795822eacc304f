/** Two signs of life may be missed before somebody counts as gone. */
const seenNowForMs = 90_000;

/** Whether somebody was seen a moment ago. Both are times of the server. */
export const isSeenNow = (lastSeenAt: string | null, at: string): boolean =>
  lastSeenAt !== null && Date.parse(at) - Date.parse(lastSeenAt) < seenNowForMs;
