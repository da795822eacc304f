import type { Arrival } from '../../platform/http/arrival.ts';
import type { Release } from '../../platform/release.ts';

/** What `/healthz` and `/readyz` of a Topout say. */
export interface Health extends Release {
  /** `ok`, or why it is not ready to serve. */
  readonly status: string;
  readonly arrival: Arrival;
}

/** What answers at an address. */
export type Reached =
  | { readonly is: 'Topout'; readonly health: Health }
  | { readonly is: 'something else'; readonly status: number }
  /** `code` as the system names it, such as ECONNREFUSED. */
  | { readonly is: 'nobody'; readonly code: string };

const withinMs = 5_000;

/** Asks whoever is at `base` whether it is a Topout. */
export async function reach(base: string): Promise<Reached> {
  try {
    const reply = await fetch(`${base}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    const said: unknown = await reply.json().catch(() => null);
    return isHealth(said)
      ? { is: 'Topout', health: { ...said, status: await readiness(base) } }
      : { is: 'something else', status: reply.status };
  } catch (error) {
    return { is: 'nobody', code: codeOf(error) };
  }
}

/** `/healthz` is well without a database, too. */
async function readiness(base: string): Promise<string> {
  const reply = await fetch(`${base}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
  if (reply.ok) return 'ok';
  const said: unknown = await reply.json().catch(() => null);
  return typeof said === 'object' && said !== null && 'reason' in said
    ? String(said.reason)
    : `it answers with status ${reply.status}`;
}

const isHealth = (said: unknown): said is Health =>
  typeof said === 'object' && said !== null && 'version' in said && 'arrival' in said;

/** The system's name of why something was not reached; a timeout has none. */
export function codeOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: unknown };
  if (cause !== undefined && cause !== null) return codeOf(cause);
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return typeof code === 'string' ? code : (name ?? 'unknown');
}
