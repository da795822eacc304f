import { spawn } from 'node:child_process';

/** A sentence for the person at the keyboard; nothing else is printed of it. */
export class Stop extends Error {}

const isWindows = process.platform === 'win32';

/** Runs a command with our own input and output, hands it the signals we get, and resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: isWindows, ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, forward);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/** Runs a command and resolves with its exit code and all it printed, which is shown only when somebody wants it. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    // Not `exit`: its last words may still be on the way.
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
