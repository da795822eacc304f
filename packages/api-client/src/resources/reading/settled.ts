import { UnreachableError } from '@topout/api-client/core';

/**
 * Waits for a change, then reads again what it may have changed: also after a refusal, because the data on
 * screen are then out of date, and after no answer, because the server may have made it.
 */
export async function settled<T>(change: Promise<T>, readAgain: () => Promise<unknown>): Promise<T> {
  try {
    const made = await change;
    await readAgain();
    return made;
  } catch (error) {
    const reading = readAgain().catch(() => undefined);
    // Without a network nobody waits for that, too, until they are told.
    if (!(error instanceof UnreachableError)) await reading;
    throw error;
  }
}
