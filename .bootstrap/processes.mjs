import { spawn } from 'node:child_process';

/** A sentence for the person at the keyboard; nothing else is printed of it. */
export class Stop extends Error {}

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command with our own input and output, hands it the signals we get, and resolves with its exit code. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', shell: isWindows, ...options });
  const { code, signal } = await ended(child, 'exit', (received) => child.kill(received));
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
}

/** Runs a command and resolves with its exit code and all it printed, which is shown only when somebody wants it. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // Whoever stops us wants none of what comes after it either.
  const stop = (received) => {
    child.kill(received);
    process.exit(1);
  };
  // Not `exit`: its last words may still be on the way.
  const { code } = await ended(child, 'close', stop);
  return { code: code ?? 1, output };
}

function ended(child, event, onSignal) {
  for (const signal of signals) process.on(signal, onSignal);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(event, (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    for (const signal of signals) process.off(signal, onSignal);
  });
}
