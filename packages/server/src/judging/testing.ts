import type { Command, CommandAnswer, CommandsReply } from '@topout/contract';
import { newId } from '../platform/ids.ts';
import type { TestApi, TestUser } from '../testing.ts';

export const aTop = { success: true, segmentsCount: 1 };
export const aZone = { success: false, segmentsCount: 1 };
export const aTry = { success: false };

let deviceSeq = 0;

/** A command as a phone makes it; with `attempts`, an append. Fills in the attempts' uuids. */
export function aCommand({
  attempts,
  queue,
  call,
  incident,
  ...command
}: Pick<Command, 'route' | 'competitor'> & Partial<Omit<Command, 'payload'>> & Command['payload']): Command {
  return {
    id: newId(),
    kind: 'attempts.append',
    device: 'test phone',
    deviceSeq: (deviceSeq += 1),
    clientTime: new Date().toISOString(),
    payload: {
      ...(attempts && { attempts: attempts.map((attempt) => ({ uuid: newId(), ...attempt })) }),
      ...(queue && { queue }),
      ...(call && { call }),
      ...(incident && { incident }),
    },
    ...command,
  };
}

/** Sends commands as a person and returns the answers. */
export async function send(
  api: TestApi,
  competition: string,
  as: Pick<TestUser, 'token'>,
  ...commands: Command[]
): Promise<CommandAnswer[]> {
  const reply = await api.call('POST', `/competitions/${competition}/commands`, { as, body: { commands } });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json<CommandsReply>().data;
}

/** Outcomes, with the code of the reason if there is one: `HELD route.unknown`. */
export const outcomes = (answers: readonly CommandAnswer[]): string[] =>
  answers.map(({ outcome, reason }) => (reason ? `${outcome} ${reason.code}` : outcome));
