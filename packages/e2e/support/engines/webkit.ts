import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Size, Window } from './window.ts';

const browser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Debian's WebKit by classic WebDriver, on a hidden screen. */
export async function webkit(): Promise<Engine> {
  const display = await freeDisplay();
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  await there(() => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`));
  return { window: (size) => newWindow(display, size), quit: () => end(screen) };
}

/** A driver serves one window. */
async function newWindow(display: string, size: Size): Promise<Window> {
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await there(async () => (await fetch(`${address}/status`).catch(() => null))?.ok === true);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  });
  const session = `${address}/session/${sessionId}`;
  const act = (actions: unknown) => call<unknown>('POST', `${session}/actions`, { actions });
  await call('POST', `${session}/window/rect`, size);
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    read: <T>(expression: string) =>
      call<T>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (x, y) => {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act([{ type: 'pointer', id: 'mouse', actions: [at, ...press] }]);
    },
    type: async (text) => {
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions: keys }]);
    },
    // Each has a browser of its own, and no other before it.
    front: async () => {},
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session);
      await end(driver);
    },
  };
}

/** One command of the protocol. */
async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const reply = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${method} ${address}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

async function end(...running: ChildProcess[]): Promise<void> {
  await Promise.all(
    running.map(async (one) => {
      const ended = new Promise((resolve) => one.once('exit', resolve));
      if (one.exitCode === null && one.kill()) await ended;
    }),
  );
}

async function there(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await is()) return;
    await pause(50);
  }
  throw new Error('the driver of WebKit does not start: webkit2gtk-driver and xvfb are needed');
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A number that no other screen of this machine has. */
async function freeDisplay(): Promise<string> {
  let number = 90 + (process.pid % 400);
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number += 1;
  return `:${number}`;
}
