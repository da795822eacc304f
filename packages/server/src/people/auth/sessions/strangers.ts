import { openCache } from '../../../platform/cache/cache.ts';
import { fewAtOnce } from '../../../platform/batching/few-at-once.ts';
import { rateLimited } from '../../../platform/errors.ts';

/** Of one network: whoever sends a token that the cell does not know waits for others of the same network only. */
const ofNetwork = { atOnce: 1, mostWaiting: 20 };

/** Made-up tokens of one network at once, and as many again over this time. A gym shares one, where all may have expired. */
const mostMadeUp = 300;
const overMs = 60_000;
const stepMs = overMs / mostMadeUp;

/** Asks home about tokens that the cell does not know. */
export interface Strangers {
  /**
   * Waits for its turn among those of its network, then asks.
   *
   * @throws Refusal 503 if too many of its network wait, 429 if it has sent too many that were made up
   */
  ask<T>(network: string, ask: () => Promise<T>): Promise<T>;
  /** Notes that a token of this network was nobody's. */
  madeUp(network: string): void;
}

/** Bounds what made-up tokens of one network can do: they neither hold up other networks nor keep home busy. */
export function strangers(): Strangers {
  const turns = new Map<string, { readonly inTurn: ReturnType<typeof fewAtOnce>; asking: number }>();
  const spent = openCache<{ readonly fullAtMs: number }>('strangers');

  return {
    ask: async (network, ask) => {
      const overdrawnMs = (spent.get(network)?.fullAtMs ?? 0) - Date.now() - overMs;
      if (overdrawnMs > 0) throw rateLimited(Math.ceil(overdrawnMs / 1_000));
      const turn = turns.get(network) ?? { inTurn: fewAtOnce(ofNetwork), asking: 0 };
      turns.set(network, turn);
      turn.asking += 1;
      try {
        return await turn.inTurn(ask);
      } finally {
        turn.asking -= 1;
        if (turn.asking === 0) turns.delete(network);
      }
    },
    madeUp: (network) => {
      const from = Math.max(spent.get(network)?.fullAtMs ?? 0, Date.now());
      spent.set(network, { fullAtMs: from + stepMs }, { ttl: from + stepMs - Date.now() });
    },
  };
}
