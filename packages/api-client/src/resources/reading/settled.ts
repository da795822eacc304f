/**
 * Waits for a change, then reads again what it may have changed: also after a refusal, because the data on
 * screen are then out of date.
 */
export async function settled<T>(change: Promise<T>, readAgain: () => Promise<unknown>): Promise<T> {
  try {
    return await change;
  } finally {
    await readAgain();
  }
}
