/** Why the server (or a command) cannot start, in one sentence for the person at the terminal. */
export class StartFault extends Error {
  override name = 'StartFault';
}

/** The text of a system error. When several addresses of a host were tried, only its code says anything. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'unknown reason';
}
