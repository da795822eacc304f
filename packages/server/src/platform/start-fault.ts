/** Why the server (or a command) cannot start, in one sentence for the person at the terminal. */
export class StartFault extends Error {
  override name = 'StartFault';
}

/** What the embedded database says without a text, by the numbers of WebAssembly's system interface. */
const embedded: Readonly<Record<number, string>> = {
  2: 'this user may not write there',
  51: 'the disk is full',
};

/** The text of a system error. When several addresses of a host were tried, only its code says anything. */
export function reasonOf(error: unknown): string {
  const { name, errno, message, code } = error as Partial<Error> & { errno?: number; code?: string };
  const said = name === 'ErrnoError' && errno !== undefined ? embedded[errno] : undefined;
  return said ?? (message || code || 'unknown reason');
}

/** Why a file cannot be read, in a sentence. */
export function unreadable(file: string, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} cannot be read: that is a folder.`;
  if (code === 'EACCES') return `${file} cannot be read: this user may not.`;
  return `${file} cannot be read: ${reasonOf(error)}.`;
}
