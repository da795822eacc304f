import { HttpFault } from './http-fault.ts';

/** Waits while the server says that this goes too fast. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HttpFault) || error.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  }
}
