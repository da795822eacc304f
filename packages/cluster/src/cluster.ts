import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, giveToPostgres } from './as-postgres.ts';
import { Member, type MemberName } from './member.ts';
import { nodeNames, settingsOf, TopoutNode } from './node.ts';
import { serverScript, started } from './places.ts';
import { saidBy } from './said-by.ts';
import { Service } from './service.ts';
import type { Site } from './site.ts';
import { get, waitFor } from './wait-for.ts';

interface PatroniView {
  readonly members: readonly { readonly name: MemberName; readonly role: string; readonly state: string }[];
}

/** How long a database may take from nothing to a primary, and until it has a standby again. */
const primarySeconds = 90;
const standbySeconds = 120;

/** Everything that a host would run, on its machines. */
export class Cluster {
  readonly site: Site;
  readonly etcd: Service;
  readonly members: readonly [Member, Member];
  readonly haproxy: Service;
  readonly nodes: readonly TopoutNode[];
  readonly nginx: Service;
  /** Which cell each competition lives in, for nginx. */
  readonly directory: string;

  constructor(site: Site) {
    this.site = site;
    this.etcd = new Service(site, {
      name: 'etcd',
      machine: 'front',
      command: [
        'etcd',
        '--config-file',
        this.#file('etcd.yml', { '/var/lib/etcd/topout': this.#folder('etcd-data') }),
      ],
    });
    this.members = [new Member(site, 'db-1'), new Member(site, 'db-2')];
    this.haproxy = new Service(site, {
      name: 'haproxy',
      machine: 'front',
      command: ['haproxy', '-db', '-f', this.#file('haproxy.cfg', {})],
    });
    this.nodes = nodeNames.map((name) => new TopoutNode(site, name));
    this.directory = this.#folder('cells');
    this.nginx = new Service(site, { name: 'nginx', machine: 'front', command: this.#nginxCommand() });
  }

  /** Where phones and browsers find it. */
  get url(): string {
    return `http://${this.site.door}`;
  }

  /** Starts all of it, from nothing. */
  async start(say: (line: string) => void): Promise<void> {
    this.etcd.start();
    await waitFor('etcd answers', 30, () => get(`http://${this.site.address('front', 2379)}/health`));
    const [first, second] = this.members;
    first.patroni.start();
    await waitFor('there is a primary', primarySeconds, () => get(`${first.url}/primary`));
    second.patroni.start();
    this.haproxy.start();
    await this.standby();
    for (const statement of this.site.configuration('database.sql', {}).split(';'))
      await first.sql(`${statement};`);
    say('PostgreSQL: a primary and a synchronous standby.');
    const [one, ...others] = this.nodes;
    one?.service.start();
    await one?.ready();
    for (const node of others) node.service.start();
    await this.ready();
    this.nginx.start();
    await waitFor('nginx answers', 30, () => get(`${this.url}/healthz`));
    say(`${this.nodes.length} nodes behind nginx: ${this.url}`);
  }

  /** Stops all of it. */
  async stop(): Promise<void> {
    await Promise.all([this.nginx.stop(), ...this.nodes.map(({ service }) => service.stop())]);
    await this.haproxy.stop();
    for (const member of this.members) member.signal('SIGCONT');
    await Promise.all(this.members.map((member) => member.powerOff()));
    await this.etcd.stop();
  }

  /** Resolves once every node is ready. */
  async ready(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.ready()));
  }

  /** The member that takes writes, and the other one. */
  async roles(): Promise<{ readonly primary: Member; readonly standby: Member }> {
    return waitFor('somebody is primary', primarySeconds, async () => {
      const asked = await Promise.all(this.members.map(isPrimary));
      const [first, second] = this.members;
      if (asked[0] === asked[1]) return null;
      return asked[0] ? { primary: first, standby: second } : { primary: second, standby: first };
    });
  }

  /** Resolves once the primary has a standby that confirms what it gets. */
  async standby(): Promise<void> {
    await waitFor('the standby is in step', standbySeconds, async () => {
      const { primary } = await this.roles();
      const { members } = (await (await get(`${primary.url}/cluster`)).json()) as PatroniView;
      if (members.some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state)))
        return true;
      throw new Error(members.map(({ name, role, state }) => `${name}: ${role}, ${state}`).join('; '));
    });
  }

  /** Runs Patroni's own command on one of the machines. @throws Error if Patroni refuses */
  async patronictl(...args: string[]): Promise<void> {
    const [{ configuration }] = this.members;
    const [program = '', ...all] = this.site.on(
      'front',
      asPostgres(['patronictl', '-c', configuration, ...args]),
    );
    const said = await saidBy(program, all, { HOME: this.site.folder, LC_ALL: 'C.UTF-8' });
    // It ends as if all were well.
    if (said.includes('failed, details')) throw new Error(said.trim());
  }

  /** Runs our own command line on the first node, with this database in place of its own if it is named. */
  async topout(args: readonly string[], database = 'topout'): Promise<string> {
    const command = [process.execPath, serverScript('tools/cli/main.ts'), ...args];
    const [program = '', ...all] = this.site.on('node-1', command);
    const settings = settingsOf(this.site, 'node-1');
    return saidBy(program, all, {
      ...started,
      ...settings,
      TOPOUT_DATA_DIR: this.site.folder,
      DATABASE_URL: settings['DATABASE_URL']?.replace(/\/topout$/, `/${database}`),
    });
  }

  #folder(name: string): string {
    const folder = join(this.site.folder, name);
    mkdirSync(folder);
    return folder;
  }

  /** Writes a configuration file. @returns where it is */
  #file(name: string, words: Readonly<Record<string, string>>): string {
    const file = join(this.site.folder, name);
    writeFileSync(file, this.site.configuration(name, words));
    giveToPostgres(file);
    return file;
  }

  #nginxCommand(): string[] {
    const cache = this.#folder('nginx-cache');
    const temporary = this.#folder('nginx-temporary');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const own = paths.map((name) => `${name}_temp_path ${temporary}/${name};`).join(' ');
    const file = this.#file('nginx.conf', {
      '/var/lib/nginx/topout': cache,
      '/etc/nginx/topout-cells': this.directory,
      'access_log off;': `access_log off; ${own}`,
    });
    const pid = join(this.site.folder, 'nginx.pid');
    return [
      'nginx',
      '-c',
      file,
      '-e',
      join(this.site.folder, 'nginx-errors.log'),
      '-g',
      `daemon off; pid ${pid};`,
    ];
  }
}

const isPrimary = (member: Member): Promise<boolean> =>
  get(`${member.url}/primary`).then(
    () => true,
    () => false,
  );
