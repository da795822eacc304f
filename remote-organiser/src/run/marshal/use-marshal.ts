import type { Competition, MarshalBoard } from '@topout/contract';
import { sayDns, useUnsentMarks } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { canGiveCautions, type MarshalState } from '@topout/domain';
import { useState } from 'react';
import { actorOf } from '../../competition/actor-of.ts';
import { useChange } from '../../prepare/setup/use-change.ts';
import { nameOf } from '../check-in/name-of.ts';
import { useJury } from './cautions/use-jury.ts';
import { texts } from './texts.ts';
import { type ShownRow, withUnsent } from './with-unsent.ts';

/** What was done last, and how it is taken back. */
interface Done {
  readonly id: number;
  readonly text: string;
  readonly undo: () => void;
  /** Null = it was no tap. */
  readonly tap: string | null;
}

export type Marshal = ReturnType<typeof useMarshal>;

/**
 * What a marshal does. Marks are kept and sent by themselves; saying that somebody did not start needs a line.
 *
 * @param asked the stage of the address, by which the board was read
 */
export function useMarshal(whole: Competition, { stage, data }: MarshalBoard, asked: string | undefined) {
  const { uuid: competition } = whole;
  const showError = useShowError();
  const { busy, change } = useChange();
  const [done, setDone] = useState<Done | null>(null);
  const { unsent, mark } = useUnsentMarks(competition, asked, {
    onRefused: ({ messages }) => {
      setDone(null);
      showError(messages[0] ?? '', texts.refusedTitle);
    },
    // What another marshal did is not for this one to take back.
    onUncounted: (tap) => setDone((last) => (last?.tap === tap ? null : last)),
  });
  const say = (text: string, undo: () => void, tap: string | null = null) =>
    setDone((last) => ({ id: (last?.id ?? 0) + 1, text, undo, tap }));

  const move = (row: ShownRow, to: MarshalState) => {
    const tap = mark(row.entry, row.state, to);
    say(texts.marked(nameOf(row), texts.state[to]), () => mark(row.entry, to, row.state, tap), tap);
  };
  const tellDns = (dns: boolean, rows: readonly ShownRow[]) =>
    sayDns(competition, { stage, dns, entries: rows.map(({ entry, state }) => ({ entry, from: state })) });
  const out = (rows: readonly ShownRow[]) =>
    change(async () => {
      const changed = await tellDns(true, rows);
      const gone = rows.filter(({ entry }) => changed.includes(entry));
      const [first] = gone;
      if (first)
        say(texts.saidDns(gone.length, nameOf(first)), () => void change(() => tellDns(false, gone)));
    });
  const back = (row: ShownRow) =>
    change(async () => {
      await tellDns(false, [row]);
      say(texts.saidStarts(nameOf(row)), () => void change(() => tellDns(true, [row])));
    });

  const jury = useJury(competition, { change, say });

  return {
    /** Null = gives no cautions. */
    jury: canGiveCautions(actorOf(whole)) ? jury : null,
    rows: withUnsent(data, unsent),
    unsent: unsent.length,
    busy,
    move,
    out,
    back,
    done: done && {
      ...done,
      undo: () => {
        setDone(null);
        done.undo();
      },
    },
    forget: () => setDone(null),
  };
}
