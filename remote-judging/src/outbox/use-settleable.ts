import type { HeldResult } from '@topout/contract';
import { type OutboxItem, streamOf, useHeldResults, useOutbox } from '@topout/api-client';

export type HeldLine = HeldResult & {
  /** False while only this phone knows about it: nobody can receive the decision yet. */
  readonly onServer: boolean;
};

/**
 * Results of the signed-in person that wait for a decision: from the server's list, otherwise from this
 * phone.
 */
export function useSettleable(competition: string): readonly HeldLine[] {
  const { data: listed } = useHeldResults(competition, 'mine');
  const items = useOutbox()?.items;
  if (listed) return listed.map((line) => ({ ...line, onServer: true }));
  const lines = new Map<string, OutboxItem[]>();
  for (const item of items ?? []) {
    if (item.competition !== competition || item.state !== 'held' || !isResult(item)) continue;
    const stream = streamOf(item);
    lines.set(stream, [...(lines.get(stream) ?? []), item]);
  }
  return [...lines.values()].flatMap(([first, ...more]) => (first ? [onThisPhone(first, more)] : []));
}

const isResult = ({ command }: OutboxItem) => command.kind.startsWith('attempts.');

/** The counting result is not known here. */
function onThisPhone(first: OutboxItem, more: readonly OutboxItem[]): HeldLine {
  const { profile, reason, command, changedAt } = first;
  const items = [first, ...more];
  return {
    route: command.route,
    competitor: command.competitor,
    competitorName: null,
    entry: null,
    version: 0,
    attempts: null,
    onServer: false,
    reports: [
      {
        judge: { uuid: profile, name: '' },
        commands: items.map(({ id }) => id),
        receivedAt: new Date(changedAt).toISOString(),
        reason: reason ?? { code: '', message: '' },
        attempts: items.flatMap((item) => item.command.payload.attempts ?? []),
        choices: [],
      },
    ],
  };
}
