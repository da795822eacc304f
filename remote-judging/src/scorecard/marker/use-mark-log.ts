import { addCommands } from '@topout/api-client';
import type { Route } from '@topout/contract';
import { asInput, newAttempt } from '../../attempts/draft/draft.ts';
import type { Said } from '../own/use-own-log.ts';

/**
 * Logs what a marker saw through the outbox: always the whole record of a route, so that the last one holds and
 * nothing builds on what another phone knows.
 *
 * @param user profile uuid of the climber
 */
export function useMarkLog(competition: string, user: string) {
  return ({ uuid: route }: Pick<Route, 'uuid'>, record: readonly Said[]): void => {
    const attempts = record.map((one) => asInput(newAttempt({ user, judge: null, ...one })));
    void addCommands(competition, [
      { kind: 'result.mark', route, competitor: user, base: null, payload: { attempts } },
    ]);
  };
}
