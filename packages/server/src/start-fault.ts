/** Why the server (or a command) cannot start, in one sentence for the person at the terminal. */
export class StartFault extends Error {
  override name = 'StartFault';
}
