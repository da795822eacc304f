import { RefusedError } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';

/** One change by an organiser: visible at once, sent in order, undone by another change. */
export interface Edit<T> {
  /** Applies it to the current data. */
  readonly apply: (data: T) => T;
  /** Sends it, based on the server's current data. @returns the server's data after it */
  readonly send: (now: T) => Promise<T>;
  /** The message afterwards. */
  readonly done: string;
  /** The change that undoes it, based on the data before it. */
  readonly undo: (() => Edit<T>) | null;
}

/** `changed`: somebody else was faster. */
export type EditProblem = 'changed' | 'failed';

/**
 * Changes to shared data by somebody who does not wait: shows each at once and sends it after the previous
 * one. If the server refuses one, reverts it and all later ones, and reads the server's data again.
 *
 * @param data as last read
 * @param readAgain reads it
 */
export function useEdits<T>(data: T, readAgain: () => Promise<void>) {
  const [pending, setPending] = useState<readonly Edit<T>[]>([]);
  const [last, setLast] = useState<Edit<T> | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const known = useRef(data);
  const turn = useRef(Promise.resolve());
  /** Raised by a refusal: changes waiting behind it are not sent. */
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
