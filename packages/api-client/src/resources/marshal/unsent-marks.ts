import {
  isLoggedIn,
  newId,
  personOf,
  readSession,
  RefusedError,
  storeLocally,
} from '@topout/api-client/core';
import type { MarshalMarkBody, MarshalMarkReply } from '@topout/contract';
import type { MarshalState } from '@topout/domain';
import { useEffect, useRef, useState } from 'react';
import { markMarshal, showMarshalRow } from './marshal.ts';

/** Without an answer, the first mark is sent again. */
const againMs = 4_000;

/** Only of whoever is signed in: nobody sends another person's marks. Entries and states, no names. */
const keyOf = (competition: string) => `topout.marshal.${competition}.${personOf(readSession()) ?? 'nobody'}`;

function readUnsent(competition: string): readonly MarshalMarkBody[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(competition)) ?? '[]') as MarshalMarkBody[];
  } catch {
    return [];
  }
}

/** Refused for good; anything else is worth another try. */
const isFinal = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status < 500 && error.status !== 401 && error.status !== 429;

export interface Marking {
  /** Tapped, and not confirmed by the server yet, in order. */
  readonly unsent: readonly MarshalMarkBody[];
  /** @param undoes the tap that it takes back. @returns the id of this tap */
  readonly mark: (entry: string, from: MarshalState, to: MarshalState, undoes?: string) => string;
}

interface Answers {
  /** Why the server did not take a tap. */
  readonly onRefused: (error: RefusedError) => void;
  /** Another marshal had done it before. */
  readonly onUncounted: (tap: string) => void;
}

/**
 * Marks that this phone makes. They are kept until the server has confirmed them and are sent one after the other in
 * the order of the taps, each with an id of its own, so that none is lost and none counts twice. (behaviour:
 * marshal#without-a-line)
 */
export function useUnsentMarks(
  competition: string,
  stage: string | undefined,
  { onRefused, onUncounted }: Answers,
): Marking {
  const [unsent, show] = useState(() => readUnsent(competition));
  const queue = useRef(unsent);
  const sending = useRef(false);

  const keep = (next: readonly MarshalMarkBody[]) => {
    queue.current = next;
    storeLocally(keyOf(competition), next.length === 0 ? null : JSON.stringify(next));
    show(next);
  };
  const settle = (uuid: string) => keep(queue.current.filter((one) => one.uuid !== uuid));
  /** @returns whether the next one may follow */
  const sendOne = async (body: MarshalMarkBody): Promise<boolean> => {
    let reply: MarshalMarkReply | undefined;
    try {
      reply = await markMarshal(competition, body);
    } catch (error) {
      if (!isFinal(error)) return false;
      onRefused(error);
    }
    // Before the mark goes, or the old state would show for a moment.
    if (reply) {
      const { counted, ...row } = reply;
      if (!counted) onUncounted(body.uuid);
      await showMarshalRow(competition, stage, row);
    }
    settle(body.uuid);
    return true;
  };
  const send = async () => {
    if (sending.current || !isLoggedIn(readSession())) return;
    sending.current = true;
    try {
      for (let first = queue.current[0]; first; first = queue.current[0]) if (!(await sendOne(first))) break;
    } finally {
      sending.current = false;
    }
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const waits = unsent.length > 0;
  useEffect(() => {
    if (!waits) return;
    const again = () => void latest.current();
    again();
    const timer = setInterval(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);

  return {
    unsent,
    mark: (entry, from, to, undoes) => {
      const uuid = newId();
      keep([...queue.current, { uuid, entry, from, to, ...(undoes !== undefined && { undoes }) }]);
      void send();
      return uuid;
    },
  };
}
