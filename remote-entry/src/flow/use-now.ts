import { useState } from 'react';

/** The moment a screen was opened, in milliseconds since 1970. */
export function useNow(): number {
  const [nowMs] = useState(() => Date.now());
  return nowMs;
}
