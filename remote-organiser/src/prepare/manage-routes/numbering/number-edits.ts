import type { Route } from '@topout/contract';
import { saveRouteNumbers } from '@topout/api-client';
import type { RouteNumber } from '@topout/domain';
import { texts } from '../texts.ts';
import type { Edit } from '../use-edits.ts';

interface Numbering {
  readonly competition: string;
  readonly group: string;
  /** The changes, and the numbers seen before them. */
  readonly changes: readonly (RouteNumber & { readonly seen: number | null })[];
  readonly done: string;
}

/** Gives routes other numbers in a route group, unless somebody else did so in the meantime. */
export function numbering({ competition, group, changes, done }: Numbering): Edit<readonly Route[]> {
  const apply = (routes: readonly Route[]) =>
    routes.map((route) => {
      const change = changes.find((one) => one.route === route.uuid);
      if (!change) return route;
      const { name = null } = route.displayRouteGroupMapping[group] ?? {};
      const mapping = { ...route.displayRouteGroupMapping, [group]: { name, number: change.number } };
      return { ...route, displayRouteGroupMapping: mapping };
    });
  return {
    apply,
    send: async (now) => {
      await saveRouteNumbers(
        competition,
        changes.map((change) => ({ ...change, routeGroup: group })),
      );
      return apply(now);
    },
    done,
    undo: () =>
      numbering({
        competition,
        group,
        changes: changes.map(({ route, number, seen }) => ({ route, number: seen, seen: number })),
        done: texts.takenBack,
      }),
  };
}
