import type { Competition, Judge, JudgingGroup, Route } from '@topout/contract';
import { saveCompetition } from '@topout/api-client';
import { assignRoute } from '@topout/domain';
import { texts } from '../texts.ts';
import type { Edit } from '../use-edits.ts';

type GroupsEdit = Edit<Competition>;
type Group = Pick<JudgingGroup, 'uuid' | 'name'>;

const withGroups = (competition: Competition, judgingGroups: JudgingGroup[]): Competition => ({
  ...competition,
  judgingGroups,
});

const groupOf = ({ judgingGroups }: Competition, uuid: string) =>
  judgingGroups.find((group) => group.uuid === uuid);

/** Puts a route into a judging group, and removes it from every other; null = into none. */
export function assigning(
  before: Competition,
  { uuid: route }: Pick<Route, 'uuid'>,
  to: Group | null,
  name: string,
): GroupsEdit {
  const from = before.judgingGroups.find(({ routes }) => routes.includes(route)) ?? null;
  return {
    apply: (now) => withGroups(now, assignRoute(now.judgingGroups, route, to?.uuid ?? null)),
    send: (now) => {
      const changed = groupOf(now, to?.uuid ?? from?.uuid ?? '');
      if (!changed) return Promise.resolve(now);
      const { uuid, version } = changed;
      const others = changed.routes.filter((other) => other !== route);
      const routes = to ? [...others, route] : others;
      return saveCompetition(now.uuid, { judgingGroups: [{ uuid, version, routes }] });
    },
    done: to ? texts.assigned(name, to.name) : texts.unassigned(name),
    undo: () =>
      assigning(
        withGroups(before, assignRoute(before.judgingGroups, route, to?.uuid ?? null)),
        { uuid: route },
        from,
        name,
      ),
  };
}

/** Lets a person judge in a judging group, or no longer. */
export function staffing(group: Group, judge: Judge, isIn: boolean): GroupsEdit {
  const { uuid, name, email, picture } = judge;
  const next = (judges: JudgingGroup['judges']) => {
    const others = judges.filter((other) => other.uuid !== uuid);
    return isIn ? [...others, { uuid, name, email, picture }] : others;
  };
  return {
    apply: (now) =>
      withGroups(
        now,
        now.judgingGroups.map((one) =>
          one.uuid === group.uuid ? { ...one, judges: next(one.judges) } : one,
        ),
      ),
    send: (now) => {
      const changed = groupOf(now, group.uuid);
      if (!changed) return Promise.resolve(now);
      const judges = next(changed.judges).map((one) => one.uuid);
      return saveCompetition(now.uuid, {
        judgingGroups: [{ uuid: changed.uuid, version: changed.version, judges }],
      });
    },
    done: isIn ? texts.judgeAdded(name, group.name) : texts.judgeRemoved(name, group.name),
    undo: () => staffing(group, judge, !isIn),
  };
}
