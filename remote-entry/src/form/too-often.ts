import { RefusedError } from '@topout/api-client';
import { texts } from '../texts.ts';

/** When to try again, in a sentence, if the server refused because of too many attempts; null otherwise. */
export const tooOften = (error: unknown): string | null =>
  error instanceof RefusedError && error.retryAfter !== null ? texts.tooMany(error.retryAfter) : null;
