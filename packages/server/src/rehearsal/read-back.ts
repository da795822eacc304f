import type { AttemptsReply, LoggedCommandPage } from '@topout/contract';
import type { Field } from './field.ts';
import type { HttpClient } from './http-client.ts';
import type { Tap } from './judge.ts';

/**
 * The taps that the server does not have: not in the log, with another outcome than was answered, or without their attempts.
 * Asks as a judge who may see every route of the field.
 */
export async function missing(
  http: HttpClient,
  field: Field,
  token: string,
  taps: readonly Tap[],
): Promise<Tap[]> {
  const log = await readLog(http, field, token);
  const attempts = await readAttempts(http, field, token);
  return taps.filter(({ command, answer }) => {
    const outcome = log.get(command.id);
    if (outcome === undefined || outcome !== answer?.outcome) return true;
    const scored = outcome === 'APPLIED' && command.kind === 'attempts.append';
    return scored && (command.payload.attempts ?? []).some(({ uuid = '' }) => !attempts.has(uuid));
  });
}

async function readLog(
  http: HttpClient,
  { competition, routes }: Field,
  token: string,
): Promise<Map<string, 'APPLIED' | 'HELD'>> {
  const log = new Map<string, 'APPLIED' | 'HELD'>();
  for (const { uuid } of routes) {
    for (let page = 1; ; page += 1) {
      const path = `/competitions/${competition}/history?route=${uuid}&page=${page}`;
      const { data, metadata } = await http.call<LoggedCommandPage>(path, { token });
      for (const { id, outcome } of data) log.set(id, outcome);
      if (metadata.next === null) break;
    }
  }
  return log;
}

async function readAttempts(
  http: HttpClient,
  { competition, routes }: Field,
  token: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { uuid } of routes) {
    const path = `/routes/${uuid}/attempts?user=ALL&competition=${competition}`;
    const { data } = await http.call<AttemptsReply>(path, { token });
    for (const { attempts } of data) for (const attempt of attempts) found.add(attempt.uuid);
  }
  return found;
}
