import type { PlanStarter, StagePlanAnswer } from '@topout/contract';
import { planPresets } from '@topout/domain';
import { anEntry, aRoute, routeId, women } from '../testing/gym.tsx';

export const stage = '0198a5c0-2222-7000-8009-000000000001';
const names = ['Ada Ascent', 'Bea Block', 'Cleo Crux'];
export const entries = names.map((name, at) => anEntry(at + 1, name));
export const starters: readonly PlanStarter[] = entries.map(({ uuid, user }) => ({
  entry: uuid,
  user: { uuid: user.uuid, firstName: user.firstName, lastName: user.lastName },
  competitorNumber: null,
  status: 'ENTERED',
}));
export const routes = [aRoute(), aRoute({ uuid: routeId(2), name: 'Night Shift' })];

/** A rotation of five minutes over two boulders. */
export const aPlan = (order: readonly (PlanStarter | null)[] = starters, version = 1): StagePlanAnswer => ({
  stage,
  version,
  plan: {
    format: 'ROTATION_5',
    ...planPresets.ROTATION_5,
    together: true,
    split: false,
    startsAt: '2026-07-04T08:00:00.000Z',
    lists: [{ category: women.uuid, group: null, routes: [routeId(1), routeId(2)], starters: [...order] }],
  },
  missing: [],
});
