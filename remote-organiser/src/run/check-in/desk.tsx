import type { Competition, DeskRow } from '@topout/contract';
import { ContinuousScan } from '@topout/app-kit/continuous-scan';
import { type DeskFilter, fitsFilter, readTicketCode, searchDesk } from '@topout/domain';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { DeskHead } from './desk-head.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskSearch } from './desk-search.tsx';
import styles from './desk.module.css';
import { nameOf } from './name-of.ts';
import { ScannedNotice } from './scan/scanned-notice.tsx';
import { useDeskScan } from './scan/use-desk-scan.ts';
import { useScansInFields } from './scan/use-scans-in-fields.ts';
import { SessionChips } from './session-chips.tsx';
import { NobodyShown } from './nobody-shown.tsx';
import { useDeskChange } from './use-desk-change.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { WalkInSheet } from './walk-in/walk-in-sheet.tsx';

export interface DeskProps {
  readonly competition: Competition;
  readonly rows: readonly DeskRow[];
}

/** Search on top, the list below; one row at a time is open. Typing looks among everybody. */
export function Desk({ competition, rows }: DeskProps) {
  const { uuid } = competition;
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<DeskFilter | null>(null);
  const [session, setSession] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [walksIn, setWalksIn] = useState(false);
  const [scans, setScans] = useState(false);
  const { done, record, checkInOne, walkedIn, undo, forget } = useDeskChange(uuid);
  const { list, search, readSearch, toSearch, goInto, onKeyDown } = useDeskKeys();
  useEffect(() => {
    // Not under the toast that has just come: somebody records the payment next.
    if (done) list.current?.querySelector('[data-record]')?.scrollIntoView?.({ block: 'nearest' });
  }, [done, list]);
  const typed = text.trim();
  const expected = useMemo(
    () => (session === null ? rows : rows.filter(({ wave }) => wave === session)),
    [rows, session],
  );
  const shown = useMemo(() => {
    if (typed !== '') return searchDesk(rows, typed);
    // The open row stays while somebody works on it.
    return filter === null
      ? expected
      : expected.filter((row) => row.user === open || fitsFilter(row, filter));
  }, [rows, expected, typed, filter, open]);

  /** Somebody's row, open, below a search for them. */
  const showOnly = (row: DeskRow | undefined) => {
    setText(row ? (row.competitorNumber ?? nameOf(row)) : '');
    setOpen(row?.user ?? null);
  };
  const { scanned, scan, forget: forgetScan } = useDeskScan({ competition: uuid, rows, checkInOne });
  // Whatever is being filled in stays as it is.
  useScansInFields(search, (code) => void scan(code));
  /** A hand scanner types what it reads and presses Enter; the next code takes its place, however soon it comes. */
  const scanTyped = async () => {
    toSearch();
    const now = await scan(typed);
    if (readSearch() !== text) return;
    const found = 'user' in now ? rows.find(({ user }) => user === now.user) : undefined;
    flushSync(() => showOnly(found));
    toSearch();
  };
  const enter = () => {
    const [first] = shown;
    if (isScanned(typed)) void scanTyped();
    else if (typed !== '' && first) goInto(() => setOpen(first.user));
  };
  const takeBack = (row: DeskRow) => {
    forgetScan();
    void record(row, { present: false });
  };
  const notice = scanned && (
    <ScannedNotice competition={competition} scanned={scanned} rows={rows} onUndo={takeBack} />
  );
  const narrow = (to: DeskFilter | null) => {
    setFilter(to);
    setOpen(null);
  };
  const closeWalkIn = () => {
    // First the sheet gives the focus back to its button.
    flushSync(() => setWalksIn(false));
    toSearch();
  };

  return (
    // The keys are those of the search and the rows inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.desk} onKeyDown={onKeyDown}>
      <DeskHead rows={expected} filter={filter} onFilter={narrow} onWalkIn={() => setWalksIn(true)} />
      <SessionChips
        competition={uuid}
        session={session}
        onChoose={(chosen) => {
          setSession(chosen);
          setOpen(null);
        }}
      />
      <DeskSearch ref={search} text={text} onText={setText} onEnter={enter}>
        <ContinuousScan onCode={scan} onToggle={setScans}>
          {notice}
        </ContinuousScan>
      </DeskSearch>
      {scanned?.kind !== 'HERE' && notice}
      {shown.length === 0 ? (
        <NobodyShown entered={rows.length} text={typed} filter={filter} onWalkIn={() => setWalksIn(true)} />
      ) : (
        <DeskList
          ref={list}
          competition={competition}
          rows={shown}
          all={rows}
          open={open}
          onOpen={setOpen}
          onRecord={record}
        />
      )}
      {walksIn && (
        <WalkInSheet
          competition={competition}
          typed={shown.length === 0 ? typed : ''}
          onShow={(name) => {
            setText(name);
            closeWalkIn();
          }}
          onDone={(reply) => {
            showOnly(reply.row);
            closeWalkIn();
            walkedIn(reply);
          }}
          onClose={closeWalkIn}
        />
      )}
      {/* On the camera's sheet it would cover what the next code brings; undo is offered there as well. On the
          walk-in's it would cover its button. */}
      {done && !scans && !walksIn && (
        <UndoToast key={done.id} onUndo={() => void undo()} onClose={forget}>
          {done.text}
        </UndoToast>
      )}
    </div>
  );
}

/** An address or the code of a ticket: nobody has such a name or number. */
const isScanned = (typed: string): boolean => /^https?:/i.test(typed) || readTicketCode(typed) !== null;
