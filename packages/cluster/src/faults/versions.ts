import type { Fault } from '../fault.ts';

export const versionFaults: readonly Fault[] = [
  {
    name: 'rollout',
    what: 'the nodes get another version, one after the other, and then their own again',
    mostSeconds: 2,
    strike: async ({ nodes }) => {
      for (const version of ['other', 'own'] as const) {
        for (const node of nodes) await node.become(version);
      }
    },
  },
];
