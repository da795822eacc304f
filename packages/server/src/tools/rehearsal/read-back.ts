import type { AttemptsReply, LoggedCommandPage } from '@topout/contract';
import type { RehearsalField } from './field.ts';
import type { HttpClient } from './http-client.ts';
import type { Tap } from './phone.ts';

export interface ReadBack {
  /**
   * Taps that the server lacks: not in the log, with an outcome other than the answer's, or without their
   * attempts.
   */
  readonly lost: readonly Tap[];
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
  const lost = taps.filter((tap) => {
    const outcome = log.get(tap.command.id)?.outcome;
    if (outcome === undefined || outcome !== tap.answer?.outcome) return true;
    const scored = outcome === 'APPLIED' && tap.command.kind === 'attempts.append';
    return scored && attemptsOf(tap).some((uuid) => !attempts.has(uuid));
  });
  const twice = (times: number | undefined) => (times ?? 0) > 1;
  const duplicated = taps.filter(
    (tap) =>
      twice(log.get(tap.command.id)?.times) || attemptsOf(tap).some((uuid) => twice(attempts.get(uuid))),
  );
  return { lost, duplicated };
}

interface Logged {
  readonly outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  readonly times: number;
}

async function readLog(
  http: HttpClient,
  { competition, routes }: RehearsalField,
  token: string,
): Promise<Map<string, Logged>> {
  const log = new Map<string, Logged>();
  for (const { uuid } of routes) {
    let query: string | undefined = `route=${uuid}`;
    while (query !== undefined) {
      const path: string = `/competitions/${competition}/history?${query}`;
      const { data, metadata }: LoggedCommandPage = await http.call(path, { token });
      for (const { id, outcome } of data) log.set(id, { outcome, times: (log.get(id)?.times ?? 0) + 1 });
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
