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

type Ending = 'xlsx' | 'csv';

const fileAddress = async (path: string): Promise<string> => {
  const { apiBaseUrl } = await loadConfig();
  return new URL(`${apiBaseUrl}/${path}`, document.baseURI).href;
};

/** With a one-time code that replaces the session. Works once, for two minutes. */
async function withCode(file: string): Promise<string> {
  const { code } = await authorize(file);
  return `${file}?${new URLSearchParams({ code }).toString()}`;
}

/** The address of the results as a file; works once. */
export async function resultsAddress(competition: string, ending: Ending): Promise<string> {
  const file = await fileAddress(`competitions/${competition}/results.${ending}`);
  // Public results need no code.
  return isLoggedIn(readSession()) ? withCode(file) : file;
}

/** The address of all entries as a file, for organisers; works once. */
export const entriesAddress = async (competition: string, ending: Ending): Promise<string> =>
  withCode(await fileAddress(`competitions/${competition}/entries.${ending}`));
