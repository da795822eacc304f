import type { JudgingGroup } from '@topout/contract';
import { aRoute, routeId } from '../testing/gym.tsx';
import { judgingGroupsOf } from './judging-groups.ts';

const routes = [1, 2, 3].map((number) => aRoute({ uuid: routeId(number) }));
const judge = { uuid: 'me', name: 'Me', email: null, picture: null };
const group = (name: string, members: number[], judges: JudgingGroup['judges'] = []): JudgingGroup => ({
  uuid: name,
  name,
  version: 1,
  routes: members.map(routeId),
  judges,
});
const shape = (groups: ReturnType<typeof judgingGroupsOf>) =>
  groups.map(({ name, routes: members }) => [
    name,
    members.map(({ uuid }) => routes.findIndex((r) => r.uuid === uuid) + 1),
  ]);

it('puts the judge’s own areas first and routes without an area last', () => {
  const groups = judgingGroupsOf(routes, [group('Cave', [1]), group('Slab', [2], [judge])], 'me');
  expect(shape(groups)).toEqual([
    ['Slab', [2]],
    ['Cave', [1]],
    [null, [3]],
  ]);
});

it('leaves out areas of which nothing may be seen', () => {
  expect(shape(judgingGroupsOf(routes.slice(0, 1), [group('Cave', [1]), group('Slab', [2])], null))).toEqual([
    ['Cave', [1]],
  ]);
});
