import type { WebConfig } from '@topout/contract';
import { loadConfig } from '@topout/api-client';
import { useEffect, useState } from 'react';

export type Demo = NonNullable<WebConfig['demo']>;

/** This host's demo; null elsewhere, and before the settings are read. */
export function useDemo(): Demo | null {
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => {
    // Without settings there is no demo; other code that needs them reports it.
    loadConfig().then(
      (config) => setDemo(config.demo),
      () => undefined,
    );
  }, []);
  return demo;
}
