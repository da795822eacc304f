import { RefusedError } from '@topout/api-client';
import { texts } from '../texts.ts';

/** When to try again, in a sentence, where the server refused because it was asked too often; null otherwise. */
export const tooOften = (error: unknown): string | null =>
  error instanceof RefusedError && error.retryAfter !== null ? texts.tooMany(error.retryAfter) : null;
