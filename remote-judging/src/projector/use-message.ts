import { serverNow, useAnnouncements } from '@topout/api-client';
import { onWall } from '@topout/domain';

/**
 * The line above what a screen shows: its own message, otherwise what was announced to everybody in the last
 * minutes; empty = nothing. A page that turns asks again.
 */
export function useMessage(competition: string, message: string): string {
  const { data = [] } = useAnnouncements(competition);
  return message === '' ? (onWall(data, serverNow())?.text ?? '') : message;
}
