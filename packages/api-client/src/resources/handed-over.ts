import { isIncidentKind } from '@topout/domain';
import type { CommandsReply } from '@topout/contract';
import { api, refresh } from '@topout/api-client/core';
import type { Bundle } from './bundle.ts';
import { heldKey } from '../keys.ts';

/** The most the server takes at once. */
const most = 50;

/** What somebody else may bring in: results and technical incidents. Queues are for the people at the wall. */
export const resultsIn = ({ commands }: Bundle): Bundle['commands'] =>
  commands.filter(({ kind }) => kind.startsWith('attempts.') || isIncidentKind(kind));

/** Brings in another judge's results, which are held until that judge or staff confirm them. */
export async function handOver(bundle: Bundle): Promise<void> {
  const { competition, judge } = bundle;
  const commands = resultsIn(bundle);
  for (let at = 0; at < commands.length; at += most) {
    await api.post<CommandsReply>(`competitions/${competition}/commands/handed-over`, {
      judge,
      commands: commands.slice(at, at + most),
    });
  }
  await refresh(heldKey(competition));
}
