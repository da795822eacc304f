import type { CommandAnswer } from '@topout/contract';
import type { Attempt, HeldChoice } from '@topout/domain';
import type { Refusal } from '../../errors.ts';
import type { ScoringCommand } from './command.ts';

/**
 * What happens to a command that cannot be applied: `hold` stores it, `refuse` answers with the reason and stores nothing of
 * the request. `granted` refuses likewise, but whoever submits has decided about rights already. `handed-over` stores all of it
 * unapplied: somebody else brought it, and its judge or staff decide.
 */
export type Mode = 'hold' | 'refuse' | 'granted' | 'handed-over';

/** Commands of one request, in order. */
export interface CommandsSubmission {
  readonly kind: 'commands';
  readonly commands: readonly ScoringCommand[];
  readonly mode: Mode;
}

/** Settling a held command, as the log holds it. */
export interface ResolutionSubmission {
  readonly kind: 'resolution';
  readonly command: ScoringCommand;
  readonly reason: string;
  /** Profile uuid of whoever settles it. */
  readonly by: string;
  readonly action: 'APPLY' | 'DISCARD';
}

/** A held command, and why it is held. */
export type HeldCommand = Pick<ResolutionSubmission, 'command' | 'reason'>;

/** Settling all that is held of one result at once. */
export interface SettlementSubmission {
  readonly kind: 'settlement';
  readonly take: HeldChoice;
  /** In order; one at least. */
  readonly commands: readonly HeldCommand[];
  /** Thrown away. */
  readonly others: readonly HeldCommand[];
  /** What is to be written: the whole result, or with `BOTH` what comes behind the one that counts. */
  readonly attempts: readonly Attempt[];
  /** Of what counts, as whoever decides saw it. */
  readonly version: number;
  /** Profile uuid of whoever settles it. */
  readonly by: string;
}

export type Submission = CommandsSubmission | ResolutionSubmission | SettlementSubmission;

/** A refusal stores nothing and costs no other submission anything. */
export type SubmissionAnswer = readonly CommandAnswer[] | Refusal;

export function commandsOf(submission: Submission): readonly ScoringCommand[] {
  if (submission.kind === 'commands') return submission.commands;
  if (submission.kind === 'resolution') return [submission.command];
  return [...submission.commands, ...submission.others].map(({ command }) => command);
}

/** The same submission about commands that were changed one by one. */
export function withCommands(
  submission: Submission,
  change: (command: ScoringCommand) => ScoringCommand,
): Submission {
  const held = (one: HeldCommand) => ({ ...one, command: change(one.command) });
  if (submission.kind === 'commands') return { ...submission, commands: submission.commands.map(change) };
  if (submission.kind === 'resolution') return { ...submission, ...held(submission) };
  return { ...submission, commands: submission.commands.map(held), others: submission.others.map(held) };
}
