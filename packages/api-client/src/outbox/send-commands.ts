import { camelNames } from '@topout/contract/names';
import type { CommandsReply, CommandAnswer } from '@topout/contract';
import { send } from '../http/api.ts';
import type { OutboxItem } from './item.ts';

/**
 * Sends commands, as the person who made them or not at all. Returns one answer per command, in order.
 *
 * @param left how many more are waiting on this phone
 * @throws RefusedError, UnreachableError; with status 401 if that person is no longer signed in.
 */
export async function sendCommands(items: readonly OutboxItem[], left: number): Promise<CommandAnswer[]> {
  const [first] = items;
  if (!first) return [];
  const response = await send(`competitions/${first.competition}/commands`, {
    method: 'POST',
    json: { commands: items.map(({ command }) => command), unsent: left },
    profile: first.profile,
  });
  return (camelNames(await response.json()) as CommandsReply).data;
}
