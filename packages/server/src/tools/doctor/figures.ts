import type { Reached } from './reach.ts';

/** A running server's figure in `/metrics`; null without. @param figure with its labels, as it is printed */
export async function figureOf(url: string, here: Reached, figure: string): Promise<number | null> {
  if (here.is !== 'Topout') return null;
  const reply = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const lines = reply?.ok ? (await reply.text()).split('\n') : [];
  const line = lines.find((one) => one.startsWith(`${figure} `));
  return line === undefined ? null : Number(line.slice(figure.length));
}
