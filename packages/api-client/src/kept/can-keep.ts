/** Whether this browser has a database: some private windows have none. */
export const canKeep = (): boolean => typeof indexedDB !== 'undefined';
