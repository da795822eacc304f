/** Of PostgreSQL, whole or the class that they begin with. */
const codes = [
  // Connections, resources (a full disk, too many connections), shutting down and starting up.
  '08',
  '53',
  '57P01',
  '57P02',
  '57P03',
  // A statement that took too long, or a lock.
  '57014',
  '55P03',
  // This host takes no writes any more; another one does, or will.
  '25006',
  // Two transactions in each other's way, even when tried again.
  '40001',
  '40P01',
];

/** Of the network and the disk. */
const system = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);

/** What the driver says without a code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|The database has not answered)/;

/** Whether this error of a database will pass by itself: the same call may succeed in a moment. */
export function willPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return system.has(code) || codes.some((one) => code.startsWith(one)) || said.test(error.message);
}
