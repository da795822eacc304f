import { RefusedError, UnreachableError } from '@topout/api-client';
import { failureText, type FailureText } from '../../page/failure-text.ts';
import { setupTexts as texts } from './texts.ts';

/** Somebody else saved first. */
const changedCodes: ReadonlySet<string> = new Set(['setup.changed', 'judging_group.changed', 'route.moved']);

/** The message for a failed change: the server's own sentence if it refused. */
export async function failureOf(error: unknown): Promise<FailureText> {
  if (error instanceof UnreachableError)
    return { title: texts.networkTitle, message: texts.network, unanswered: true };
  if (error instanceof RefusedError && error.status < 500 && error.messages[0]) {
    const changed = changedCodes.has(error.code);
    return { title: changed ? texts.changedTitle : texts.refusedTitle, message: error.messages[0] };
  }
  return failureText(error);
}
