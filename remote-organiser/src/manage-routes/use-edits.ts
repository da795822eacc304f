import { RefusedError } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';

/** One change by an organiser: seen at once, sent in its turn, taken back by another change. */
export interface Edit<T> {
  /** What it makes of what is there. */
  readonly apply: (data: T) => T;
  /** Sends it, made on what the server has now. @returns what it has then */
  readonly send: (now: T) => Promise<T>;
  /** Says what was done. */
  readonly done: string;
  /** What takes it back; made on what was there before it. */
  readonly undo: (() => Edit<T>) | null;
}

/** `changed`: somebody else was faster. */
export type EditProblem = 'changed' | 'failed';

/**
 * Changes of shared data by somebody who does not wait: each is shown at once and sent after the one before it. What
 * the server refuses is taken back, with all that came after it, and what it has is read again.
 *
 * @param data as it was last read
 * @param readAgain reads it
 */
export function useEdits<T>(data: T, readAgain: () => Promise<void>) {
  const [pending, setPending] = useState<readonly Edit<T>[]>([]);
  const [last, setLast] = useState<Edit<T> | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const known = useRef(data);
  const turn = useRef(Promise.resolve());
  /** Raised by a refusal: what was waiting behind it is not sent. */
  const run = useRef(0);
  useEffect(() => {
    known.current = data;
  }, [data]);

  const send = async (edit: Edit<T>, of: number) => {
    if (of === run.current) {
      try {
        known.current = await edit.send(known.current);
        setLast(edit);
      } catch (error) {
        run.current += 1;
        setProblem(error instanceof RefusedError && error.status === 409 ? 'changed' : 'failed');
        await readAgain().catch(() => undefined);
      }
    }
    setPending((waiting) => waiting.filter((other) => other !== edit));
  };
  const make = (edit: Edit<T>) => {
    const of = run.current;
    setProblem(null);
    setLast(null);
    setPending((waiting) => [...waiting, edit]);
    turn.current = turn.current.then(() => send(edit, of));
  };
  return {
    shown: pending.reduce((now, edit) => edit.apply(now), data),
    make,
    isSaving: pending.length > 0,
    last,
    problem,
    dismiss: () => {
      setProblem(null);
      setLast(null);
    },
  };
}
