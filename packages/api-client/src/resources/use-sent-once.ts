import { newId, RefusedError } from '@topout/api-client/core';
import { useRef } from 'react';

/**
 * Sends what is new under an id of its own. Whoever sends the same again, because the answer was lost, sends it under the same
 * id: it stands there once.
 *
 * @example const once = useSentOnce(); await once(text, (uuid) => answerDispute(competition, dispute, { uuid, text }));
 */
export function useSentOnce(): <T>(what: string, send: (uuid: string) => Promise<T>) => Promise<T> {
  const unanswered = useRef<{ readonly what: string; readonly uuid: string } | null>(null);
  return async (what, send) => {
    const sent = unanswered.current?.what === what ? unanswered.current : { what, uuid: newId() };
    unanswered.current = sent;
    try {
      const answer = await send(sent.uuid);
      unanswered.current = null;
      return answer;
    } catch (error) {
      if (error instanceof RefusedError && error.status < 500) unanswered.current = null;
      throw error;
    }
  };
}
