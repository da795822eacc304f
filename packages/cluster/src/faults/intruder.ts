import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { asPostgres, binaries } from '../as-postgres.ts';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';
import { saidBy } from '../said-by.ts';
import type { MachineName } from '../site.ts';

/** Ports of etcd, PostgreSQL and Patroni. */
const insidePorts = [2379, 2380, 5432, 8008];

/** What Patroni does for those who may. */
const orders = [
  ['POST', 'failover'],
  ['PATCH', 'config'],
  ['POST', 'restart'],
] as const;

/** @throws Error if anybody listens there */
async function closed(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: 2_000 });
  const open = await once(socket, 'connect').then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return false;
    },
  );
  socket.destroy();
  if (open) throw new Error(`${host}:${port} is open to everybody`);
}

/** @throws Error if Patroni obeys somebody without its password */
async function obeysNobody(url: string): Promise<void> {
  for (const [method, path] of orders) {
    const { status } = await fetch(`${url}/${path}`, { method, body: '{}' });
    if (status !== 401) throw new Error(`${method} ${url}/${path} without a password: ${status}`);
  }
}

/** @throws Error if PostgreSQL lets this user in, who knows the password */
async function admitsNot(cluster: Cluster, machine: MachineName, user: string, word: string): Promise<void> {
  const { site } = cluster;
  const target = `postgres://${user}@${site.address(machine, 5432)}/postgres`;
  const [program = '', ...args] = asPostgres([join(binaries(), 'psql'), '-XAtc', 'select 1', target]);
  const why = await saidBy(program, args, { PGPASSWORD: site.secret(word) }).then(
    () => 'admitted',
    (error: unknown) => String(error),
  );
  if (!why.includes('no pg_hba.conf entry')) throw new Error(`${target}: ${why}`);
}

export const intruderFaults: readonly Fault[] = [
  {
    name: 'intruder',
    what: 'somebody with all passwords but Patroni’s knocks at the public address, and at the databases',
    mostSeconds: 2,
    isolated: true,
    strike: async (cluster) => {
      const [host = ''] = cluster.site.door.split(':');
      for (const port of insidePorts) await closed(host, port);
      for (const { url } of cluster.members) await obeysNobody(url);
      // Through HAProxy, which leads there from a machine that is let in, and past it.
      for (const machine of ['front', 'db-1', 'db-2'] as const) {
        await admitsNot(cluster, machine, 'postgres', 'change-me-superuser');
        await admitsNot(cluster, machine, 'rewind', 'change-me-rewind');
        await admitsNot(cluster, machine, 'topout', 'change-me-database');
      }
    },
  },
];
