import { knownJudge } from './known-judge.ts';

/** Runs before the first screen. Costs nothing on a phone where nobody judges. */
export async function beginSession(): Promise<void> {
  if (knownJudge() !== null) await (await import(/* webpackChunkName: "http" */ './begin.ts')).begin();
}
