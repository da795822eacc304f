import type { WebConfig } from '@topout/contract';
import { loadConfig } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** What this page's server says of itself; null before it is read. */
export function useHost(): WebConfig | null {
  const [host, setHost] = useState<WebConfig | null>(null);
  useEffect(() => {
    // Nothing here depends on it; other code that needs it reports that it is missing.
    loadConfig().then(setHost, () => undefined);
  }, []);
  return host;
}
