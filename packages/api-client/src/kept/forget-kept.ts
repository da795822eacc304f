import { canKeep } from './can-keep.ts';

/** What was read for this person is forgotten; what was tapped and not sent stays, for the same person. */
export async function forgetKept(profile: string): Promise<void> {
  if (canKeep()) await (await import('./kept-store.ts')).forgetKept(profile);
}
