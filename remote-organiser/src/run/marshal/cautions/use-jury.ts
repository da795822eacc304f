import {
  disqualifyFor,
  giveCaution,
  newId,
  refreshMarshalBoards,
  saveEntry,
  takeBackCaution,
  useSentOnce,
} from '@topout/api-client';
import type { Caution, MarshalRow } from '@topout/contract';
import { useState } from 'react';
import { nameOf } from '../../check-in/name-of.ts';
import { texts } from './texts.ts';

interface Doing {
  /** Reports failures. @returns whether it was done */
  readonly change: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Says what was done, with an undo. */
  readonly say: (text: string, undo: () => void) => void;
}

export type Jury = ReturnType<typeof useJury>;

/** What the jury does on the marshal's board: cautions, and the disqualification that two of them propose. */
export function useJury(competition: string, { change, say }: Doing) {
  const once = useSentOnce();
  const [asked, ask] = useState<MarshalRow | null>(null);
  const give = (uuid: string, { entry }: MarshalRow, reason: string) =>
    giveCaution(competition, { uuid, entry, reason });
  const setStatus = async ({ entry }: MarshalRow, status: MarshalRow['status']) => {
    await saveEntry(competition, entry, { status });
    await refreshMarshalBoards(competition);
  };
  return {
    /** Who gets a caution once its reason is typed; null = nobody. Their row may move meanwhile. */
    asked,
    ask,
    /** Tried again after a lost answer, it is given once. @returns whether it was given */
    caution: async (row: MarshalRow, reason: string): Promise<boolean> => {
      let given = '';
      const done = await change(() =>
        once(`${row.entry} ${reason}`, (uuid) => give((given = uuid), row, reason)),
      );
      if (done) say(texts.given(nameOf(row)), () => void change(() => takeBackCaution(competition, given)));
      return done;
    },
    takeBack: async (row: MarshalRow, { uuid, reason }: Caution) => {
      if (await change(() => takeBackCaution(competition, uuid)))
        say(texts.takenBack(nameOf(row)), () => void change(() => give(newId(), row, reason)));
    },
    disqualify: async (row: MarshalRow) => {
      const cautions = row.cautions.map(({ uuid }) => uuid);
      if (await change(() => disqualifyFor(competition, { entry: row.entry, cautions })))
        say(texts.disqualified(nameOf(row)), () => void change(() => setStatus(row, row.status)));
    },
  };
}
