import pg from 'pg';

/** Facts of an error that say nothing about anybody: those of the system, the database, and a mail server. */
const facts = [
  'code',
  'syscall',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
  'statusCode',
] as const;

/** How deep causes of causes are described. */
const mostCauses = 5;

/**
 * An error as the log has it: what failed and where, without what people typed. The database repeats values in the details
 * of its errors, a mail server the address that it refused.
 */
export function describeError(error: unknown, causes = mostCauses): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const known = error as Error & Partial<Record<(typeof facts)[number], unknown>>;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  const causedBy = causes > 0 ? inner.filter(Boolean).map((one) => describeError(one, causes - 1)) : [];
  return {
    type: error.constructor.name,
    message: withoutPeople(error instanceof pg.DatabaseError ? withoutValues(error.message) : error.message),
    stack: framesOf(error),
    ...Object.fromEntries(facts.flatMap((fact) => (known[fact] === undefined ? [] : [[fact, known[fact]]]))),
    ...(causedBy.length > 0 && { causedBy }),
  };
}

/** `invalid input syntax for type uuid: "…"`: names of tables and constraints are facts of their own. */
const withoutValues = (message: string): string => message.replace(/"[^"]*"/g, '"…"');

/** Addresses lose what names a person or opens a door: the name of a mailbox, and what follows a host. */
const withoutPeople = (message: string): string =>
  message
    .replace(/\b(https?:\/\/[^\s/?#"']+)[^\s"']+/g, '$1/…')
    .replace(/[^\s<>"'():,;]+@(?=[\w-]+\.)/g, '…@');

/** Where it happened; the first lines of a stack repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
