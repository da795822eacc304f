import type { CheckInBody, DeskRow, WalkInReply } from '@topout/contract';
import { checkIn, deleteEntry, refreshDesk, undoCheckIn } from '@topout/api-client';
import { type CheckInField, checkInFields } from '@topout/domain';
import { useState } from 'react';
import { useChange } from '../../prepare/setup/use-change.ts';
import { nameOf } from './name-of.ts';
import { texts } from './texts.ts';

/** What was done last, and how it is taken back. */
export interface Done {
  readonly id: string;
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** What became of checking somebody in: another desk may have been faster. */
export type CheckedIn = 'HERE' | 'ALREADY' | 'FAILED';

/** Records what the desk says; the banner reports failures, and `done` offers to undo the last change. */
export function useDeskChange(competition: string) {
  const { change } = useChange();
  const [done, setDone] = useState<Done | null>(null);

  /** @returns whether it changed anything */
  const send = async (row: DeskRow, body: CheckInBody): Promise<boolean> => {
    const { record: id } = await checkIn(competition, row.user, body);
    const field = checkInFields.find((name) => body[name] !== undefined);
    if (id === null || !field) return false;
    setDone({ id, text: said(row, field, body), undo: () => undoCheckIn(competition, id) });
    return true;
  };
  /** @returns whether it was recorded */
  const record = (row: DeskRow, body: CheckInBody): Promise<boolean> =>
    change(async () => {
      await send(row, body);
    });
  const checkInOne = async (row: DeskRow): Promise<CheckedIn> => {
    try {
      return (await send(row, { present: true })) ? 'HERE' : 'ALREADY';
    } catch {
      return 'FAILED';
    }
  };

  const walkedIn = ({ entry, row }: WalkInReply) => {
    const name = nameOf(row);
    const entered = texts.walkedIn(name, row.competitorNumber);
    const here = row.waveWaits ? `${entered} ${texts.sessionFull}` : entered;
    const text = row.status === 'WAITING' ? texts.waits(name) : here;
    const undo = () => deleteEntry(competition, entry).then(() => refreshDesk(competition));
    setDone({ id: entry, text, undo });
  };

  /** Offers it again where it failed, unless the desk has gone on. */
  const undo = async () => {
    if (!done) return;
    setDone(null);
    if (!(await change(done.undo))) setDone((later) => later ?? done);
  };
  return { done, record, checkInOne, walkedIn, undo, forget: () => setDone(null) };
}

function said(row: DeskRow, field: CheckInField, body: CheckInBody): string {
  const { on, off } = texts.done[field];
  const isOn = body[field] !== null && body[field] !== false;
  return (isOn ? on : off)(nameOf(row));
}
