import type { CommandAnswer } from '@topout/contract';
import { Refusal } from '../../platform/errors.ts';
import { type BatchState, checkpoint } from './batch-state.ts';
import { decideCommand } from './decide-command.ts';
import { decideResolution } from './decide-resolution.ts';
import { decideSettlement } from './decide-settlement.ts';
import type { Submission, SubmissionAnswer } from './submission.ts';

/** Decides a request in order. A refused one leaves the state as it was. */
export function decideSubmission(state: BatchState, submission: Submission): SubmissionAnswer {
  if (submission.kind === 'resolution') {
    const answer = decideResolution(state, submission);
    return answer instanceof Refusal ? answer : [answer];
  }
  if (submission.kind === 'settlement') {
    const answer = decideSettlement(state, submission);
    return answer instanceof Refusal ? answer : [answer];
  }
  const { commands, mode } = submission;
  const goBack = commands.length > 1 ? checkpoint(state) : undefined;
  const answers: CommandAnswer[] = [];
  for (const command of commands) {
    const answer = decideCommand(state, command, mode);
    if (answer instanceof Refusal) {
      goBack?.();
      return answer;
    }
    answers.push(answer);
  }
  return answers;
}
