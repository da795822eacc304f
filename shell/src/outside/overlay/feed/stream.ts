/** The server gives a sign of life every 5 s: after two that are missed, the line is lost. */
const silenceMs = 12_000;
/** An overlay is alone, and its viewers are waiting: it comes back soon. */
const againMs = 2_000;

export const events = ['screen', 'board', 'patch', 'heartbeat', 'clock', 'competition'] as const;
export type EventName = (typeof events)[number];

export interface Line {
  /** Where to listen; null = there is nothing to hear yet. Asked before each try. */
  readonly where: () => Promise<string | null>;
  readonly hear: (event: EventName, data: string) => void;
}

/** Listens for good: whatever ends a stream, it begins again. @returns how to begin it anew at once */
export function listen({ where, hear }: Line): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Rises with every try; what an older one brings is late. */
  let tries = 0;

  const begin = async () => {
    source?.close();
    clearTimeout(timer);
    const mine = (tries += 1);
    const url = await where();
    if (mine !== tries) return;
    if (url === null) {
      timer = setTimeout(() => void begin(), againMs);
      return;
    }
    const opened = (source = new EventSource(url));
    const expect = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void begin(), silenceMs);
    };
    for (const name of events)
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        expect();
        hear(name, data);
      });
    opened.addEventListener('error', () => {
      opened.close();
      clearTimeout(timer);
      timer = setTimeout(() => void begin(), againMs);
    });
    expect();
  };
  void begin();
  return () => void begin();
}
