import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';
import type { Service } from '../service.ts';
import { waitFor } from '../wait-for.ts';

/** How long something stands still, and how long a machine takes to come up again, at least. */
const stillMs = 10_000;
const bootMs = 5_000;

async function killAndRevive(service: Service): Promise<void> {
  await service.kill();
  await service.revive();
}

/** How long the other member may take to become primary. */
const promotedSeconds = 90;

/** Waits until the other member is primary. */
async function promoted(cluster: Cluster, instead: string): Promise<void> {
  await waitFor(`${instead} is primary no more`, promotedSeconds, async () =>
    (await cluster.roles()).primary.name === instead ? null : true,
  );
}

/** Patroni refuses while the standby is not in step: whoever sees that tries again. */
async function switchOver(cluster: Cluster): Promise<void> {
  const { primary, standby } = await cluster.roles();
  await waitFor(`${standby.name} is primary`, promotedSeconds, async () => {
    if ((await cluster.roles()).primary.name !== primary.name) return true;
    await cluster.patronictl('switchover', 'topout', '--force', '--candidate', standby.name);
    return null;
  });
}

export const processFaults: readonly Fault[] = [
  {
    name: 'node',
    what: 'kill -9 of a node',
    mostSeconds: 2,
    strike: async ({ nodes }) => {
      const [node] = nodes;
      if (node) await killAndRevive(node.service);
    },
  },
  {
    name: 'proxy',
    what: 'kill -9 of HAProxy, between nodes and database',
    mostSeconds: 5,
    strike: ({ haproxy }) => killAndRevive(haproxy),
  },
  {
    name: 'front',
    what: 'kill -9 of nginx, between phones and nodes',
    mostSeconds: 5,
    strike: ({ nginx }) => killAndRevive(nginx),
  },
  {
    name: 'primary',
    what: 'kill -9 of the primary’s PostgreSQL',
    mostSeconds: 15,
    strike: async (cluster) => {
      const { primary } = await cluster.roles();
      primary.killPostgres();
      await promoted(cluster, primary.name);
    },
  },
  {
    name: 'failover',
    what: 'the primary’s machine loses its power',
    mostSeconds: 15,
    strike: async (cluster) => {
      const { primary } = await cluster.roles();
      await primary.powerOff();
      await promoted(cluster, primary.name);
      await sleep(bootMs);
      primary.patroni.start();
    },
  },
  {
    name: 'switchover',
    what: 'a planned switch-over with patronictl',
    mostSeconds: 15,
    strike: switchOver,
  },
  {
    name: 'silence',
    what: `connections to the database fall silent for ${stillMs / 1_000} s without breaking`,
    mostSeconds: 15,
    strike: async ({ haproxy }) => {
      haproxy.signal('SIGSTOP');
      await sleep(stillMs);
      haproxy.signal('SIGCONT');
    },
  },
  {
    name: 'frozen',
    what: 'the primary’s machine stands still, is replaced, and wakes up',
    mostSeconds: 15,
    strike: async (cluster) => {
      const { primary } = await cluster.roles();
      primary.signal('SIGSTOP');
      await promoted(cluster, primary.name);
      await sleep(stillMs);
      primary.signal('SIGCONT');
    },
  },
];
