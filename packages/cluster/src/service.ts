import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MachineName, Site } from './site.ts';

export interface ServiceSetting {
  readonly name: string;
  readonly machine: MachineName;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How long a service may take to end when asked to. */
const goodbyeMs = 15_000;

/** How soon something that ended comes up again, as systemd would do it (`Restart=always`). */
const restartMs = 1_000;

/** A program on a machine of the cluster. */
export class Service {
  readonly #site: Site;
  readonly #setting: ServiceSetting;
  #child: ChildProcess | null = null;

  constructor(site: Site, setting: ServiceSetting) {
    this.#site = site;
    this.#setting = setting;
  }

  get name(): string {
    return this.#setting.name;
  }

  /** Its number; null = it does not run. */
  get pid(): number | null {
    const child = this.#child;
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
      ? child.pid
      : null;
  }

  /** What it says, of all its lives. */
  get logFile(): string {
    return join(this.#site.folder, `${this.name}.log`);
  }

  start(): void {
    const { machine, command, env } = this.#setting;
    const [program = '', ...args] = this.#site.on(machine, command);
    const log = openSync(this.logFile, 'a');
    this.#child = spawn(program, args, {
      cwd: '/',
      env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`, ...env },
      stdio: ['ignore', log, log],
      // A key press is for us: we stop services in order.
      detached: true,
    });
    this.#child.on('error', ({ message }) => appendFileSync(this.logFile, `${message}\n`));
    closeSync(log);
  }

  /** Asks it to end, and waits. */
  async stop(): Promise<void> {
    const ended = this.#ended();
    this.signal('SIGTERM');
    const late = new AbortController();
    void sleep(goodbyeMs, undefined, { signal: late.signal }).then(
      () => this.signal('SIGKILL'),
      () => undefined,
    );
    await ended;
    late.abort();
  }

  /** Ends it without a word, with all that it started for itself. */
  async kill(): Promise<void> {
    const ended = this.#ended();
    if (this.pid !== null) process.kill(-this.pid, 'SIGKILL');
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== null) process.kill(this.pid, signal);
  }

  /** Comes up again by itself a moment after it was killed. */
  async revive(): Promise<void> {
    await sleep(restartMs);
    this.start();
  }

  async #ended(): Promise<void> {
    if (this.#child !== null && this.pid !== null) await once(this.#child, 'exit');
  }
}
