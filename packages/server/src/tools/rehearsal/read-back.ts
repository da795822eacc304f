import type { AttemptsReply, LoggedCommandPage } from '@topout/contract';
import type { RehearsalField } from './field.ts';
import type { HttpClient } from './http-client.ts';
import type { Tap } from './phone.ts';

/** A tap that the server lacks. */
export interface LostTap extends Tap {
  /** The outcome that the log has; null = none: it is not there. */
  readonly found: Outcome | null;
}

export interface ReadBack {
  /**
   * Taps that the server lacks: not in the log, with an outcome other than the answer's, or without their
   * attempts.
   */
  readonly lost: readonly LostTap[];
  /** Taps that it has more than once. */
  readonly duplicated: readonly Tap[];
}

/** What the server made of the taps. Reads as a person who may see every route of the field. */
export async function readBack(
  http: HttpClient,
  field: RehearsalField,
  token: string,
  taps: readonly Tap[],
): Promise<ReadBack> {
  const log = await readLog(http, field, token);
  const attempts = await readAttempts(http, field, token);
  const attemptsOf = ({ command }: Tap) => (command.payload.attempts ?? []).map(({ uuid = '' }) => uuid);
  const isLost = ({ found, ...tap }: LostTap): boolean => {
    if (found === null || found !== tap.answer?.outcome) return true;
    const scored = found === 'APPLIED' && tap.command.kind === 'attempts.append';
    return scored && attemptsOf(tap).some((uuid) => !attempts.has(uuid));
  };
  const lost = taps.map((tap) => ({ ...tap, found: log.get(tap.command.id) ?? null })).filter(isLost);
  const twice = (times: number | undefined) => (times ?? 0) > 1;
  const duplicated = taps.filter((tap) => attemptsOf(tap).some((uuid) => twice(attempts.get(uuid))));
  return { lost, duplicated };
}

type Outcome = LoggedCommandPage['data'][number]['outcome'];

/**
 * Outcomes by command, of which the log holds each once. A page may come twice: between two versions of the server, one
 * does not know how the other names the next.
 */
async function readLog(
  http: HttpClient,
  { competition, routes }: RehearsalField,
  token: string,
): Promise<Map<string, Outcome>> {
  const log = new Map<string, Outcome>();
  for (const { uuid } of routes) {
    let query: string | undefined = `route=${uuid}`;
    while (query !== undefined) {
      const path: string = `/competitions/${competition}/history?${query}`;
      const { data, metadata }: LoggedCommandPage = await http.call(path, { token });
      for (const { id, outcome } of data) log.set(id, outcome);
      query = metadata.next?.split('?')[1];
    }
  }
  return log;
}

async function readAttempts(
  http: HttpClient,
  { competition, routes }: RehearsalField,
  token: string,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { uuid } of routes) {
    const path = `/routes/${uuid}/attempts?user=ALL&competition=${competition}`;
    const { data } = await http.call<AttemptsReply>(path, { token });
    for (const { uuid: attempt } of data.flatMap(({ attempts }) => attempts)) {
      found.set(attempt, (found.get(attempt) ?? 0) + 1);
    }
  }
  return found;
}
