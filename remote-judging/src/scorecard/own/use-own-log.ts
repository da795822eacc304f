import { addCommands, type NewCommand } from '@topout/api-client';
import type { Route } from '@topout/contract';
import { asInput, newAttempt } from '../../attempts/draft/draft.ts';
import { useQueues } from './queues/own-queues.ts';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';

/** A result as the keys say it. */
export type Said = Pick<ShownAttempt, 'success' | 'segmentsCount'> & Partial<ShownAttempt>;

export interface OwnLog {
  /** One press of a key. @param adds after what is there; otherwise in its place */
  readonly log: (route: Route, stream: ShownStream, said: readonly Said[], adds: boolean) => void;
  /** Takes the last attempt back; with `all` everything. */
  readonly takeBack: (route: Route, stream: ShownStream, all: boolean) => void;
}

/**
 * Logs for one climber through the outbox: on this phone at once, confirmed as soon as the server answers.
 * Attempts that are added need no base, so that two phones of one climber add up; what replaces others builds
 * on what was seen.
 *
 * @param user profile uuid of the climber
 */
export function useOwnLog(competition: string, user: string): OwnLog {
  const { places } = useQueues();
  const add = (...commands: Pick<NewCommand, 'kind' | 'route' | 'base' | 'payload'>[]) =>
    void addCommands(
      competition,
      commands.map((command) => ({ ...command, competitor: user })),
    );
  /** As with judges: who has climbed leaves the queue. (behaviour: judging#saving) */
  const leaving = (route: string) =>
    places.some((place) => place.route === route && place.competitor === user)
      ? [{ kind: 'queue.remove' as const, route, base: null, payload: {} }]
      : [];

  return {
    log({ uuid: route }, { attempts, version }, said, adds) {
      const made = said.map((one) => newAttempt({ user, judge: null, ...one })).map(asInput);
      if (adds || attempts.length === 0)
        add({ kind: 'attempts.append', route, base: null, payload: { attempts: made } }, ...leaving(route));
      else
        add(
          { kind: 'attempts.replace', route, base: version, payload: { attempts: made } },
          ...leaving(route),
        );
    },
    takeBack({ uuid: route }, { attempts, version }, all) {
      const left = all ? [] : attempts.slice(0, -1).map(asInput);
      if (left.length === 0) add({ kind: 'attempts.clear', route, base: version, payload: {} });
      else add({ kind: 'attempts.replace', route, base: version, payload: { attempts: left } });
    },
  };
}
