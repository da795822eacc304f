import { busy } from '../errors.ts';

interface Limits {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/**
 * Runs work a few at once, the rest in the order in which it came.
 *
 * @returns runs one piece of work; throws Refusal 503 if too many already wait
 */
export function fewAtOnce({ atOnce, mostWaiting }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw busy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
