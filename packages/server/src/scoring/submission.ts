import type { CommandAnswer } from '@topout/contract';
import type { Refusal } from '../errors.ts';
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

export type Submission = CommandsSubmission | ResolutionSubmission;

/** A refusal stores nothing and costs no other submission anything. */
export type SubmissionAnswer = readonly CommandAnswer[] | Refusal;

export const commandsOf = (submission: Submission): readonly ScoringCommand[] =>
  submission.kind === 'commands' ? submission.commands : [submission.command];
