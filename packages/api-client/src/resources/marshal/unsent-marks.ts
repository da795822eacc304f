import { isLoggedIn, newId, personOf, readSession, RefusedError, serverNow } from '@topout/api-client/core';
import type { MarshalMarkBody, MarshalMarkReply } from '@topout/contract';
import type { MarshalState } from '@topout/domain';
import { useEffect, useRef, useState } from 'react';
import { forgetMark, keepMark, onMarksOfOtherTabs, readMarks } from './kept-marks.ts';
import { markMarshal, showMarshalRow } from './marshal.ts';

/** Without an answer, the first mark is sent again. */
const againMs = 4_000;

/** Where the competition is judged meanwhile it is not marked; it comes back. */
const waitsFor = 'competition.elsewhere';

/** Refused for good; anything else is worth another try. */
const isFinal = (error: unknown): error is RefusedError =>
  error instanceof RefusedError &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429 &&
  error.code !== waitsFor;

export interface Marking {
  /** Tapped, and not confirmed by the server yet, in order. */
  readonly unsent: readonly MarshalMarkBody[];
  /** @param undoes the tap that it takes back. @returns the id of this tap */
  readonly mark: (entry: string, from: MarshalState, to: MarshalState, undoes?: string) => string;
}

interface OwnMark {
  /** Profile uuid of whoever tapped. */
  readonly by: string | null;
  readonly mark: MarshalMarkBody;
}

interface Answers {
  /** Why the server did not take a tap. */
  readonly onRefused: (error: RefusedError) => void;
  /** Another marshal had done it before. */
  readonly onUncounted: (tap: string) => void;
}

/**
 * Marks that this browser makes. They are kept until the server has confirmed them and are sent one after the other in
 * the order of the taps, each with an id of its own, so that none is lost and none counts twice. Those of other tabs are
 * sent along if they are still there after a moment. (behaviour: marshal#without-a-line)
 */
export function useUnsentMarks(
  competition: string,
  stage: string | undefined,
  { onRefused, onUncounted }: Answers,
): Marking {
  const [unsent, show] = useState(() => allMarks(competition, []));
  /** Of this tab: a full phone keeps nothing else. */
  const own = useRef<readonly OwnMark[]>([]);
  const sending = useRef(false);

  const waiting = () => allMarks(competition, own.current);
  const settle = (mark: MarshalMarkBody) => {
    own.current = own.current.filter((one) => one.mark.uuid !== mark.uuid);
    forgetMark(competition, mark);
    show(waiting());
  };
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
    settle(body);
    return true;
  };
  const send = async () => {
    if (sending.current || !isLoggedIn(readSession())) return;
    sending.current = true;
    try {
      for (let [first] = waiting(); first; [first] = waiting()) if (!(await sendOne(first))) break;
    } finally {
      sending.current = false;
    }
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => onMarksOfOtherTabs(() => show(allMarks(competition, own.current))), [competition]);
  const waits = unsent.length > 0;
  useEffect(() => {
    if (!waits) return;
    const again = () => void latest.current();
    const timer = setInterval(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);
  // What an earlier visit left.
  useEffect(() => void latest.current(), []);

  return {
    unsent,
    mark: (entry, from, to, undoes) => {
      const at = Math.max(Date.now(), tappedAt(waiting().at(-1)) + 1);
      const uuid = newId(at);
      const clientTime = new Date(serverNow()).toISOString();
      const mark = { uuid, entry, from, to, clientTime, ...(undoes !== undefined && { undoes }) };
      own.current = [...own.current, { by: whoTaps(), mark }];
      keepMark(competition, mark);
      show(waiting());
      void send();
      return uuid;
    },
  };
}

/** Its id begins with the time of the tap, so ids are in the order of the taps. */
const tappedAt = (mark: MarshalMarkBody | undefined): number =>
  mark ? Number.parseInt(mark.uuid.replace('-', '').slice(0, 12), 16) : 0;

const whoTaps = () => personOf(readSession());

/** What waits of whoever is signed in, each once, in the order of the taps. */
function allMarks(competition: string, own: readonly OwnMark[]): readonly MarshalMarkBody[] {
  const here = own.filter(({ by }) => by === whoTaps()).map(({ mark }) => mark);
  const marks = new Map([...readMarks(competition), ...here].map((mark) => [mark.uuid, mark]));
  return [...marks.values()].toSorted((a, b) => tappedAt(a) - tappedAt(b));
}
