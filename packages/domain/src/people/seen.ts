/** A person may miss two signs of life before they count as gone. */
const seenNowForMs = 90_000;

/** Whether a person was seen a moment ago. Both are server times. */
export const isSeenNow = (lastSeenAt: string | null, at: string): boolean =>
  lastSeenAt !== null && Date.parse(at) - Date.parse(lastSeenAt) < seenNowForMs;
