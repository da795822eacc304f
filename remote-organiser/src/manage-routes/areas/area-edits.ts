import type { Competition, Judge, JudgingGroup, Route } from '@topout/contract';
import { saveCompetition } from '@topout/api-client';
import { assignRoute } from '@topout/domain';
import { texts } from '../texts.ts';
import type { Edit } from '../use-edits.ts';

type AreasEdit = Edit<Competition>;
type Area = Pick<JudgingGroup, 'uuid' | 'name'>;

const withAreas = (competition: Competition, judgingGroups: JudgingGroup[]): Competition => ({
  ...competition,
  judgingGroups,
});

const areaOf = ({ judgingGroups }: Competition, uuid: string) =>
  judgingGroups.find((area) => area.uuid === uuid);

/** Puts a route into an area, out of every other; null = into none. */
export function assigning(
  before: Competition,
  { uuid: route }: Pick<Route, 'uuid'>,
  to: Area | null,
  name: string,
): AreasEdit {
  const from = before.judgingGroups.find(({ routes }) => routes.includes(route)) ?? null;
  return {
    apply: (now) => withAreas(now, assignRoute(now.judgingGroups, route, to?.uuid ?? null)),
    send: (now) => {
      const changed = areaOf(now, to?.uuid ?? from?.uuid ?? '');
      if (!changed) return Promise.resolve(now);
      const { uuid, version } = changed;
      const others = changed.routes.filter((other) => other !== route);
      const routes = to ? [...others, route] : others;
      return saveCompetition(now.uuid, { judgingGroups: [{ uuid, version, routes }] });
    },
    done: to ? texts.assigned(name, to.name) : texts.unassigned(name),
    undo: () =>
      assigning(
        withAreas(before, assignRoute(before.judgingGroups, route, to?.uuid ?? null)),
        { uuid: route },
        from,
        name,
      ),
  };
}

/** Lets somebody judge in an area, or no longer. */
export function staffing(area: Area, judge: Judge, isIn: boolean): AreasEdit {
  const { uuid, name, email, picture } = judge;
  const next = (judges: JudgingGroup['judges']) => {
    const others = judges.filter((other) => other.uuid !== uuid);
    return isIn ? [...others, { uuid, name, email, picture }] : others;
  };
  return {
    apply: (now) =>
      withAreas(
        now,
        now.judgingGroups.map((one) => (one.uuid === area.uuid ? { ...one, judges: next(one.judges) } : one)),
      ),
    send: (now) => {
      const changed = areaOf(now, area.uuid);
      if (!changed) return Promise.resolve(now);
      const judges = next(changed.judges).map((one) => one.uuid);
      return saveCompetition(now.uuid, {
        judgingGroups: [{ uuid: changed.uuid, version: changed.version, judges }],
      });
    },
    done: isIn ? texts.judgeAdded(name, area.name) : texts.judgeRemoved(name, area.name),
    undo: () => staffing(area, judge, !isIn),
  };
}
