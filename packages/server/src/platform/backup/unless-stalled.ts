/** How long a disk may take no piece of a backup. */
const patienceMs = 60_000;

/** The disk has taken nothing for too long. */
export class Stalled extends Error {
  override name = 'Stalled';
}

/** What is on its way to a disk. */
export interface Moving {
  /** Gives it up. */
  readonly signal: AbortSignal;
  /** Stands last before the disk in a pipeline. */
  readonly pieces: (from: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
}

/**
 * Writes to a disk, unless that takes no piece for a minute or somebody gives it up. A stream to a disk that hangs ends
 * only when the disk answers: that is not waited for, so that whoever writes lets go of what others need.
 *
 * @throws Stalled, or the reason of `givenUp`
 */
export async function unlessStalled<T>(
  write: (moving: Moving) => Promise<T>,
  givenUp?: AbortSignal,
  mostMs = patienceMs,
): Promise<T> {
  givenUp?.throwIfAborted();
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(new Stalled()), mostMs);
  const signal = givenUp ? AbortSignal.any([givenUp, stall.signal]) : stall.signal;
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason as Error);
  signal.addEventListener('abort', giveUp);
  const moving: Moving = {
    signal,
    async *pieces(from) {
      for await (const piece of from) {
        timer.refresh();
        yield piece;
      }
    },
  };
  try {
    return await Promise.race([write(moving), promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
