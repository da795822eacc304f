import { serverNow } from '@topout/api-client';
import { useState } from 'react';

/** When a screen was opened, by the server's clock, in milliseconds since 1970. */
export function useNow(): number {
  const [nowMs] = useState(() => serverNow());
  return nowMs;
}
