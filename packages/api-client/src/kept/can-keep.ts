/** Whether this browser has a database: some private windows have none, and some throw when asked. */
export function canKeep(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
