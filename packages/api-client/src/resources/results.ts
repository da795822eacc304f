import type { Results } from '@topout/contract';
import { isLoggedIn, loadConfig, readSession, useRead } from '@topout/api-client/core';
import { withQuery } from '../http/with-query.ts';
import { authorize } from './auth.ts';

/**
 * Places, scores, routes and attempts of every stage that the caller may see; with `publication`, as
 * published then.
 */
export const useResults = (competition: string | null, publication?: string) =>
  useRead<Results>(competition && withQuery(`competitions/${competition}/results.json`, { publication }));

/**
 * The address of the results as a file, with a one-time code that replaces the session. Works once, for two
 * minutes.
 */
export async function resultsAddress(competition: string, ending: 'xlsx' | 'csv'): Promise<string> {
  const { apiBaseUrl } = await loadConfig();
  const file = new URL(`${apiBaseUrl}/competitions/${competition}/results.${ending}`, document.baseURI).href;
  // Public results need no code.
  if (!isLoggedIn(readSession())) return file;
  const { code } = await authorize(file);
  return `${file}?${new URLSearchParams({ code }).toString()}`;
}
