import type { Competition, JudgingGroup } from '@topout/contract';
import { createJudgingGroup, deleteJudgingGroup, saveJudgingGroup } from '@topout/api-client';
import { texts } from '../texts.ts';
import type { Edit } from '../use-edits.ts';

type AreasEdit = Edit<Competition>;
type Given = Pick<JudgingGroup, 'name' | 'routes' | 'judges'>;

/** Takes an area away, with all that it has. */
export const deleting = (area: JudgingGroup): AreasEdit => ({
  apply: (now) => without(now, area.uuid),
  send: async (now) => {
    const known = now.judgingGroups.find(({ uuid }) => uuid === area.uuid) ?? area;
    await deleteJudgingGroup(now.uuid, known);
    return without(now, area.uuid);
  },
  done: texts.areaDeleted(area.name),
  undo: () => creating(area, () => undefined),
});

/** Makes an area, with routes and judges where it had some. */
export function creating(given: Given, onMade: (area: JudgingGroup) => void): AreasEdit {
  let made: JudgingGroup | null = null;
  return {
    apply: (now) => now,
    send: async (now) => {
      const { name, routes, judges } = given;
      const area = await createJudgingGroup(now.uuid, {
        name,
        ...(routes.length > 0 && { routes }),
        ...(judges.length > 0 && { judges: judges.map(({ uuid }) => uuid) }),
      });
      made = area;
      onMade(area);
      const taken = now.judgingGroups.map((one) => ({
        ...one,
        routes: one.routes.filter((route) => !area.routes.includes(route)),
      }));
      return { ...now, judgingGroups: [...taken.filter(({ uuid }) => uuid !== area.uuid), area] };
    },
    done: texts.areaMade(given.name),
    undo: () => deleting(made ?? { uuid: '', version: 0, ...given }),
  };
}

/** Gives an area another name. */
export const renaming = (area: Pick<JudgingGroup, 'uuid' | 'name'>, name: string): AreasEdit => ({
  apply: (now) => named(now, area.uuid, name),
  send: async (now) => {
    const { version = 0 } = now.judgingGroups.find(({ uuid }) => uuid === area.uuid) ?? {};
    const saved = await saveJudgingGroup(now.uuid, area.uuid, { name, version });
    return {
      ...now,
      judgingGroups: now.judgingGroups.map((one) => (one.uuid === area.uuid ? saved : one)),
    };
  },
  done: texts.areaRenamed(area.name, name),
  undo: () => renaming({ uuid: area.uuid, name }, area.name),
});

const without = (now: Competition, area: string): Competition => ({
  ...now,
  judgingGroups: now.judgingGroups.filter(({ uuid }) => uuid !== area),
});

const named = (now: Competition, area: string, name: string): Competition => ({
  ...now,
  judgingGroups: now.judgingGroups.map((one) => (one.uuid === area ? { ...one, name } : one)),
});
