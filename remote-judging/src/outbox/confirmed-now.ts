import type { UserAttempts } from '@topout/contract';
import { isIncidentKind } from '@topout/domain';
import { isUnsent, type OutboxItem } from '@topout/api-client';

const isOnResult = ({ kind }: OutboxItem['command']) => !kind.startsWith('queue.') && !isIncidentKind(kind);

/** This phone's newest change of a person's result on a route. */
export const newestOn = (items: readonly OutboxItem[], route: string, user: string): OutboxItem | undefined =>
  items.findLast(
    ({ command }) => command.route === route && command.competitor === user && isOnResult(command),
  );

/** Whether a result is confirmed: as read, unless this phone has confirmed it since, or taken that back. */
export function confirmedNow(
  { confirmed, version }: Pick<UserAttempts, 'confirmed' | 'version'>,
  newest: OutboxItem | undefined,
): boolean | undefined {
  if (confirmed === undefined || !newest?.command.kind.startsWith('result.')) return confirmed;
  const isNews = isUnsent(newest) || (newest.version ?? 0) > version;
  return isNews ? newest.command.kind === 'result.confirm' : confirmed;
}
