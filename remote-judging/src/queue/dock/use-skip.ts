import { useSetAtom } from 'jotai';
import { useSave } from '../../attempts/use-save.ts';
import { lastSaveAtom } from '../../undo/last-save.ts';
import type { Climber } from '../use-climbers.ts';

/**
 * Takes a climber out of the queue, as Skip does on their own page (behaviour: judging#saving).
 * @param queued everybody waiting, for a judge who takes it back
 */
export function useSkip(competition: string, route: string, queued: readonly Climber[]) {
  const { post } = useSave(competition);
  const remember = useSetAtom(lastSaveAtom);
  return async ({ user, stream }: Climber) => {
    const [id] = await post({ kind: 'queue.remove', route, competitor: user, base: null, payload: {} });
    if (id === undefined) return;
    const about = { id, competition, route, user, at: Date.now() };
    const queue = queued.map((climber) => climber.user);
    remember({ ...about, does: 'skipped', base: stream.version, before: stream.attempts, queue });
  };
}
