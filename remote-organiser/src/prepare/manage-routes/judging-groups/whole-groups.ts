import type { Competition, JudgingGroup } from '@topout/contract';
import { createJudgingGroup, deleteJudgingGroup, saveJudgingGroup } from '@topout/api-client';
import { texts } from '../texts.ts';
import type { Edit } from '../use-edits.ts';

type GroupsEdit = Edit<Competition>;
type Given = Pick<JudgingGroup, 'name' | 'routes' | 'judges'>;

/** Deletes a judging group with everything in it. */
export const deleting = (group: JudgingGroup): GroupsEdit => ({
  apply: (now) => without(now, group.uuid),
  send: async (now) => {
    const known = now.judgingGroups.find(({ uuid }) => uuid === group.uuid) ?? group;
    await deleteJudgingGroup(now.uuid, known);
    return without(now, group.uuid);
  },
  done: texts.groupDeleted(group.name),
  undo: () => creating(group, () => undefined),
});

/** Creates a judging group, with its former routes and judges if it had any. */
export function creating(given: Given, onMade: (group: JudgingGroup) => void): GroupsEdit {
  let made: JudgingGroup | null = null;
  return {
    apply: (now) => now,
    send: async (now) => {
      const { name, routes, judges } = given;
      const group = await createJudgingGroup(now.uuid, {
        name,
        ...(routes.length > 0 && { routes }),
        ...(judges.length > 0 && { judges: judges.map(({ uuid }) => uuid) }),
      });
      made = group;
      onMade(group);
      const taken = now.judgingGroups.map((one) => ({
        ...one,
        routes: one.routes.filter((route) => !group.routes.includes(route)),
      }));
      return { ...now, judgingGroups: [...taken.filter(({ uuid }) => uuid !== group.uuid), group] };
    },
    done: texts.groupMade(given.name),
    undo: () => deleting(made ?? { uuid: '', version: 0, ...given }),
  };
}

/** Renames a judging group. */
export const renaming = (group: Pick<JudgingGroup, 'uuid' | 'name'>, name: string): GroupsEdit => ({
  apply: (now) => named(now, group.uuid, name),
  send: async (now) => {
    const { version = 0 } = now.judgingGroups.find(({ uuid }) => uuid === group.uuid) ?? {};
    const saved = await saveJudgingGroup(now.uuid, group.uuid, { name, version });
    return {
      ...now,
      judgingGroups: now.judgingGroups.map((one) => (one.uuid === group.uuid ? saved : one)),
    };
  },
  done: texts.groupRenamed(group.name, name),
  undo: () => renaming({ uuid: group.uuid, name }, group.name),
});

const without = (now: Competition, group: string): Competition => ({
  ...now,
  judgingGroups: now.judgingGroups.filter(({ uuid }) => uuid !== group),
});

const named = (now: Competition, group: string, name: string): Competition => ({
  ...now,
  judgingGroups: now.judgingGroups.map((one) => (one.uuid === group ? { ...one, name } : one)),
});
