import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, binaries, giveToPostgres } from './as-postgres.ts';
import { settingsOf } from './node.ts';
import { serverScript, started } from './places.ts';
import { Service } from './service.ts';
import type { Site } from './site.ts';
import { get, waitFor } from './wait-for.ts';

/** How long each of its parts may take from its start until it is ready. */
const readySeconds = 60;

/** A second cell, as small as one can be: a PostgreSQL and a node, on machines of their own. */
export class Cell {
  /** How programs on other machines reach its database. */
  readonly databaseUrl: string;
  readonly url: string;
  readonly #database: Service;
  readonly #node: Service;
  readonly #folder: string;
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
    const at = site.address('db-3', 5432);
    const [host = '', port = ''] = at.split(':');
    this.databaseUrl = `postgres://topout:${site.secret('change-me-database')}@${at}/topout`;
    this.url = `http://${site.address('node-4', 3000)}`;
    this.#folder = join(site.folder, 'db-3');
    const served = ['-D', join(this.#folder, 'data'), '-h', host, '-p', port, '-k', this.#folder];
    this.#database = new Service(site, {
      name: 'db-3',
      machine: 'db-3',
      command: asPostgres([join(binaries(), 'postgres'), ...served]),
    });
    const settings = settingsOf(site, 'node-4');
    this.#node = new Service(site, {
      name: 'node-4',
      machine: 'node-4',
      command: [process.execPath, serverScript('main.ts')],
      env: {
        ...started,
        ...settings,
        DATABASE_URL: this.databaseUrl,
        TOPOUT_HOME_DATABASE_URL: settings['DATABASE_URL'] ?? '',
        TOPOUT_DATA_DIR: site.folder,
        LOG_LEVEL: 'warn',
        TOPOUT_STREAMS_PER_ADDRESS: '100000',
      },
    });
  }

  /** Starts it, from nothing. */
  async start(): Promise<void> {
    mkdirSync(this.#folder);
    giveToPostgres(this.#folder);
    const data = join(this.#folder, 'data');
    this.#run('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale', 'C.UTF-8', '-A', 'trust');
    const network = this.#site.address('db-3', 5432).startsWith('127.') ? '127.0.0.1/32' : '10.0.0.0/24';
    writeFileSync(
      join(data, 'pg_hba.conf'),
      `local all postgres trust\nhost topout topout ${network} scram-sha-256\n`,
    );
    this.#database.start();
    await waitFor('the second cell has a database', readySeconds, async () => this.#sql('select 1'));
    for (const statement of this.#site.configuration('database.sql', {}).split(';'))
      this.#sql(`${statement};`);
    this.#node.start();
    await waitFor('the second cell is ready', readySeconds, () => get(`${this.url}/readyz`));
  }

  async stop(): Promise<void> {
    await this.#node.stop();
    // At once, whoever is still connected.
    this.#database.signal('SIGINT');
    await this.#database.stop();
  }

  #sql(statement: string): string {
    const [, port = ''] = this.#site.address('db-3', 5432).split(':');
    return this.#run('psql', '-XAtq', '-h', this.#folder, '-p', port, '-U', 'postgres', '-c', statement);
  }

  #run(program: string, ...args: readonly string[]): string {
    const [command = '', ...all] = asPostgres([join(binaries(), program), ...args]);
    const said = execFileSync(command, all, {
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    appendFileSync(join(this.#site.folder, 'db-3.log'), said);
    return said;
  }
}
