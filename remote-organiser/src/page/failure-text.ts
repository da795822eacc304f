import { loadConfig, RefusedError, UnreachableError } from '@topout/api-client';
import type { BannerText } from '@topout/app-kit';
import { failureTexts } from '../texts/failure.ts';

export interface FailureText extends BannerText {
  readonly title: string;
}

/**
 * The message for a failed request about an entry: refused with 400, without an answer, or anything else: then with the
 * reference that leads to it in the server's log.
 * (behaviour: entries#failures)
 */
export async function failureText(error: unknown): Promise<FailureText> {
  if (error instanceof UnreachableError) return { ...failureTexts.network, unanswered: true };
  if (error instanceof RefusedError && error.status === 400) return failureTexts.refused;
  const { supportEmail } = await loadConfig();
  const said = error instanceof RefusedError && error.code === 'internal' ? error.message : null;
  return { title: failureTexts.unknown.title, message: failureTexts.unknown.message(supportEmail, said) };
}
