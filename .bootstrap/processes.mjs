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

/** For a command whose output nobody sees meanwhile: one that takes longer hangs. Told to end, it may tidy up. */
const patience = { mostMinutes: 25, goodbyeMs: 20_000 };

/**
 * Runs a command and resolves with its exit code and all it printed, which is shown only when somebody wants it. One
 * that hangs is ended, with all it started, and says so.
 */
export async function capture(command, args, options = {}, { mostMinutes, goodbyeMs } = patience) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { stdio, shell: isWindows, detached: !isWindows, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const timers = [
    setTimeout(() => {
      output += `\nStopped: it was not done within ${mostMinutes} minutes.`;
      tellAll(child, 'SIGTERM');
    }, mostMinutes * 60_000),
    setTimeout(
      () => {
        tellAll(child, 'SIGKILL');
        // Whoever left the group may hold them open for ever.
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
      },
      mostMinutes * 60_000 + goodbyeMs,
    ),
  ];
  // Whoever stops us wants none of what comes after it either.
  const stop = (received) => {
    tellAll(child, received);
    process.exit(1);
  };
  try {
    // Not `exit`: its last words may still be on the way.
    const { code } = await ended(child, 'close', stop);
    return { code: code ?? 1, output };
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** A signal for a command and all that it started, which is a group of its own where there are groups. */
function tellAll(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
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
