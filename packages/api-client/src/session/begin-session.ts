import { knownJudge } from './known-judge.ts';

/** Before the first screen. Costs a phone nothing on which nobody judges. */
export async function beginSession(): Promise<void> {
  if (knownJudge() !== null) await (await import(/* webpackChunkName: "http" */ './begin.ts')).begin();
}
