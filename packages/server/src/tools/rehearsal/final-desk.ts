import type { Command, CommandAnswer, CommandsReply } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import type { HttpClient } from './http-client.ts';

/** Somebody who may judge and organise a competition, at a running server. */
export interface FinalDesk {
  readonly http: HttpClient;
  readonly competition: string;
  /** Signed in. */
  readonly token: string;
  /** From one heat, or slot of the clock, to the next. */
  readonly paceMs: number;
  readonly say: (line: string) => void;
}

export interface FinalResult {
  /** Of speed. */
  readonly heats?: number;
  /** Of the clock, elsewhere. */
  readonly slots?: number;
  readonly confirmed: number;
  readonly held: number;
  /** Who won, by category. */
  readonly winners: Readonly<Record<string, string>>;
}

export type NewCommand = Pick<Command, 'kind' | 'route' | 'competitor' | 'payload' | 'base'>;

/** @returns the answers, in order */
export async function log(
  { http, competition, token }: FinalDesk,
  wanted: readonly NewCommand[],
): Promise<readonly CommandAnswer[]> {
  const clientTime = new Date().toISOString();
  const answers: CommandAnswer[] = [];
  for (let from = 0; from < wanted.length; from += mostTogether) {
    const commands = wanted.slice(from, from + mostTogether).map((command, index) => ({
      id: newId(),
      device: 'rehearsal',
      deviceSeq: index + 1,
      clientTime,
      ...command,
    }));
    const path = `/competitions/${competition}/commands`;
    const { data } = await http.call<CommandsReply>(path, { method: 'POST', body: { commands }, token });
    answers.push(...data);
  }
  return answers;
}

/** The most commands in one request. */
const mostTogether = 50;

/** How many were confirmed, and how many held. */
export function counted(answers: readonly CommandAnswer[]): { confirmed: number; held: number } {
  const count = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length;
  return { confirmed: count('APPLIED'), held: count('HELD') };
}
