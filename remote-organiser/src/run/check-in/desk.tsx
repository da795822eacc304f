import type { Competition, DeskRow } from '@topout/contract';
import { holderOf } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { type DeskFilter, fitsFilter, registrationOfScan, searchDesk } from '@topout/domain';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { DeskHead } from './desk-head.tsx';
import { DeskList } from './desk-list.tsx';
import { DeskSearch } from './desk-search.tsx';
import styles from './desk.module.css';
import { SessionChips } from './session-chips.tsx';
import { NobodyShown } from './nobody-shown.tsx';
import { texts } from './texts.ts';
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
  const { done, record, walkedIn, undo, forget } = useDeskChange(uuid);
  const { list, search, toSearch, goInto, onKeyDown } = useDeskKeys();
  const showError = useShowError();
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

  /** @returns whether the code names somebody here */
  const openScanned = async (code: string): Promise<boolean> => {
    const meant = registrationOfScan(code, uuid);
    const named = meant && 'ticket' in meant ? { user: await holderOf(uuid, meant.ticket) } : meant;
    const found = rows.find(isNamedBy(named));
    if (!found) return false;
    goInto(() => {
      setText(found.competitorNumber ?? `${found.firstName} ${found.lastName}`);
      setOpen(found.user);
    });
    return true;
  };
  const enter = () => {
    const [first] = shown;
    // A hand scanner types an address and presses Enter.
    if (/^https?:/i.test(typed)) openScanned(typed).catch(() => showError(texts.notLookedUp));
    else if (typed !== '' && first) goInto(() => setOpen(first.user));
  };
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
      <DeskSearch ref={search} text={text} onText={setText} onEnter={enter} onScan={openScanned} />
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
            setText('');
            closeWalkIn();
            walkedIn(reply);
          }}
          onClose={closeWalkIn}
        />
      )}
      {done && (
        <UndoToast key={done.id} onUndo={() => void undo()} onClose={forget}>
          {done.text}
        </UndoToast>
      )}
    </div>
  );
}

const isNamedBy =
  (named: { readonly user: string | null } | { readonly number: string } | null) => (row: DeskRow) =>
    named !== null && ('user' in named ? row.user === named.user : row.competitorNumber === named.number);
