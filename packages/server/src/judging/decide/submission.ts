import type { CommandAnswer } from '@topout/contract';
import type { Attempt, HeldChoice } from '@topout/domain';
import type { Refusal } from '../../platform/errors.ts';
import type { ScoringCommand } from '../log/command.ts';

/**
 * What happens to a command that cannot be applied: `hold` stores it; `refuse` returns the reason and stores
 * nothing of the request. `granted` refuses likewise, but the caller has already decided about rights.
 * `handed-over` stores everything unapplied: somebody else brought it in, and its judge or staff decide.
 */
export type Mode = 'hold' | 'refuse' | 'granted' | 'handed-over';

/** Commands of one request, in order. */
export interface CommandsSubmission {
  readonly kind: 'commands';
  readonly commands: readonly ScoringCommand[];
  readonly mode: Mode;
}

/** Settles a held command from the log. */
export interface ResolutionSubmission {
  readonly kind: 'resolution';
  readonly command: ScoringCommand;
  readonly reason: string;
  /** Profile uuid of the person settling it. */
  readonly by: string;
  readonly action: 'APPLY' | 'DISCARD';
}

/** A held command, and why it is held. */
export type HeldCommand = Pick<ResolutionSubmission, 'command' | 'reason'>;

/** Settles everything held for one result at once. */
export interface SettlementSubmission {
  readonly kind: 'settlement';
  readonly take: HeldChoice;
  /** In order; at least one. */
  readonly commands: readonly HeldCommand[];
  /** To be discarded. */
  readonly others: readonly HeldCommand[];
  /** The attempts to write: the whole result, or with `BOTH` those that follow the counting one. */
  readonly attempts: readonly Attempt[];
  /** Of the counting result, as the person deciding saw it. */
  readonly version: number;
  /** Profile uuid of the person settling it. */
  readonly by: string;
}

export type Submission = CommandsSubmission | ResolutionSubmission | SettlementSubmission;

/** A refusal stores nothing and does not affect other submissions. */
export type SubmissionAnswer = readonly CommandAnswer[] | Refusal;

export function commandsOf(submission: Submission): readonly ScoringCommand[] {
  if (submission.kind === 'commands') return submission.commands;
  if (submission.kind === 'resolution') return [submission.command];
  return [...submission.commands, ...submission.others].map(({ command }) => command);
}

/** The same submission with each command changed. */
export function withCommands(
  submission: Submission,
  change: (command: ScoringCommand) => ScoringCommand,
): Submission {
  const held = (one: HeldCommand) => ({ ...one, command: change(one.command) });
  if (submission.kind === 'commands') return { ...submission, commands: submission.commands.map(change) };
  if (submission.kind === 'resolution') return { ...submission, ...held(submission) };
  return { ...submission, commands: submission.commands.map(held), others: submission.others.map(held) };
}
