/** One server-sent event. `data` is one line. */
export const sse = (event: string, data: string): Buffer => Buffer.from(`event: ${event}\ndata: ${data}\n\n`);

/** How long a client waits before it reconnects, spread so that not all return at once after a restart. */
export const sseRetry = (): Buffer => Buffer.from(`retry: ${2_000 + Math.round(Math.random() * 6_000)}\n\n`);
