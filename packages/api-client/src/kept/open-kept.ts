import { canKeep } from './can-keep.ts';

/** Opens what this device keeps; null without a database. */
export const openKept = async () => (canKeep() ? import('./kept-store.ts') : null);
