import { canKeep } from './can-keep.ts';

/** What is kept on this device; null where there is no database. */
export const openKept = async () => (canKeep() ? import('./kept-store.ts') : null);
