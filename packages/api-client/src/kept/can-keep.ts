/** Whether this browser has a database: some private windows have none, and some throw at the question. */
export function canKeep(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
