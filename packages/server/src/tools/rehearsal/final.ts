import type { Competition } from '@topout/contract';
import { isSpeed } from '@topout/domain';
import { CommandFault } from '../command.ts';
import { climbFinal } from './planned-final.ts';
import type { FinalResult } from './final-desk.ts';
import { httpClient } from './http-client.ts';
import { findOrganiser } from './recruit.ts';
import { raceFinal } from './speed-final.ts';

export interface FinalSetting {
  /** The running server's, without `/api`. */
  readonly url: string;
  readonly competition: string;
  /** From one heat, or slot of the clock, to the next. */
  readonly paceMs: number;
  readonly organiser: { readonly email: string; readonly password: string } | null;
}

/**
 * Plays a final at a running server: of speed heat by heat, of anything else by its plan and clock.
 *
 * @throws CommandFault without an organiser, or a stage that can be played
 */
export async function rehearseFinal(
  { url, competition, paceMs, organiser: account }: FinalSetting,
  say: (line: string) => void,
): Promise<FinalResult> {
  const http = await httpClient(url);
  const organiser = await findOrganiser(http, account);
  if (!organiser) throw new CommandFault('Name an organiser with --email and --password.');
  const { token } = organiser;
  const { stages } = await http.call<Competition>(`/competitions/${competition}`, { token });
  const desk = { http, competition, token, paceMs, say };
  const speed = stages.find(({ scoringSystem }) => isSpeed(scoringSystem));
  if (speed) return raceFinal(desk, speed);
  const planned = stages.find((stage) => stage.planned);
  if (planned) return climbFinal(desk, planned);
  throw new CommandFault('No stage of this competition is scored as speed, and none has a plan.');
}
