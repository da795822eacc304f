import { camelNames } from '@topout/contract/names';
import type { WebConfig } from '@topout/contract';

let loading: Promise<WebConfig> | null = null;

/** Comes from the page if its server wrote it there, otherwise from /config.json. Retried after a failure. */
export function loadConfig(): Promise<WebConfig> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** For tests, and for hosts that know better than the page. */
export function setConfig(config: WebConfig | null) {
  loading = config && Promise.resolve(config);
}

async function readConfig(): Promise<WebConfig> {
  const inPage = document.getElementById('topout-config')?.textContent;
  const raw: unknown = inPage ? JSON.parse(inPage) : await (await fetch('/config.json')).json();
  return camelNames(raw) as WebConfig;
}
