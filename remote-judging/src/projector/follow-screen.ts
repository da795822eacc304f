import { camelise, openStream, serverEvents } from '@topout/api-client';
import type { ScreenState } from './screen-state.ts';

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 12_000;

/** Soon enough for whoever steers, seldom enough for a night without a network. */
const againMs = { first: 1_000, most: 15_000 };

/**
 * Hears how the screen of a name (empty = one without a name) is steered, for as long as the page is open, whatever happens to the network.
 * @returns how to stop
 */
export function followScreen(
  competition: string,
  name: string,
  heard: (state: ScreenState) => void,
): () => void {
  const stopped = new AbortController();
  let waitMs = againMs.first;

  async function listen() {
    const silence = new AbortController();
    const drop = () => silence.abort();
    let watchdog = setTimeout(drop, silenceMs);
    try {
      const signal = AbortSignal.any([stopped.signal, silence.signal]);
      const path = `competitions/${competition}/screen/events${name && `?screen=${name}`}`;
      const { body } = await openStream(path, signal);
      if (!body) return;
      for await (const { event, data } of serverEvents(body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(drop, silenceMs);
        waitMs = againMs.first;
        if (event === 'screen') heard(camelise(JSON.parse(data)) as ScreenState);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function follow() {
    while (!stopped.signal.aborted) {
      await listen().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitMs = Math.min(againMs.most, waitMs * 2);
    }
  }

  void follow();
  return () => stopped.abort();
}
