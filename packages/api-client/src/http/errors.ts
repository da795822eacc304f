import type { Problem } from '@topout/contract';
import { camelNames } from '@topout/contract/names';

/** Thrown when the server refused a call. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  /** Stable and dotted, e.g. `request.invalid`; for /auth/token the OAuth error, e.g. `invalid_grant`. */
  readonly code: string;
  /** For people; may be empty. */
  readonly messages: readonly string[];
  /** By field of the body, in camelCase. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds the server asked to wait; null if it did not. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    const { code, messages, fields } = readBody(body);
    super(messages[0] ?? `The server answered ${status}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Thrown when no answer came: offline, timed out, connection lost. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Seconds that an answer asks to wait; null if it does not. */
export function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? null : seconds;
}

/**
 * Whether a refusal of an entry or registration says that it already exists, which is not a failure.
 * (behaviour: calls#refusals)
 */
export const saysAlreadyExists = (error: unknown): boolean =>
  error instanceof RefusedError &&
  error.status === 400 &&
  (error.messages[0]?.toLowerCase().includes('already exists') ?? false);

interface OAuthProblem {
  error: string;
  errorDescription?: string;
}

function readBody(body: unknown): Pick<RefusedError, 'code' | 'messages' | 'fields'> {
  const known = (typeof body === 'object' ? camelNames(body) : null) as Partial<
    Problem & OAuthProblem
  > | null;
  if (known?.error !== undefined)
    return { code: known.error, messages: [known.errorDescription ?? ''].filter(Boolean), fields: {} };
  const messages = known?.detail?.nonFieldErrors?.map(({ message }) => message) ?? [];
  return { code: known?.code ?? 'unknown', messages, fields: known?.detail?.fields ?? {} };
}
