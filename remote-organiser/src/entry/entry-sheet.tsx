import type { Competition, LeaderboardRow } from '@topout/api-client';
import { isOrganiserSide } from '@topout/domain';
import {
  Button,
  Dialog,
  EditIcon,
  HistoryIcon,
  List,
  ListButton,
  ListIcon,
  ListLink,
  MergeIcon,
  Sheet,
  TrashIcon,
  UserIcon,
} from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { entryTexts as texts } from '../texts/entry.ts';
import { FailureDialog } from './failure-dialog.tsx';
import { mergeTexts } from './merge-texts.ts';
import { StatusSheet } from './status-sheet.tsx';
import { statusTexts } from './status-texts.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

export interface EntrySheetProps {
  readonly competition: Competition;
  readonly row: LeaderboardRow;
  /** The next row that is chosen is one to merge with. */
  readonly onMerge: () => void;
  readonly onClose: () => void;
  /** The entry is deleted. */
  readonly onGone: () => void;
}

/** What staff can do with the selected entry. (spec 2 §2) */
export function EntrySheet({ competition, row, onMerge, onClose, onGone }: EntrySheetProps) {
  const { remove, busy, failure } = useDeleteEntry(competition.uuid, row.entry, onGone);
  const [asking, setAsking] = useState(false);
  const [ranking, setRanking] = useState(false);
  const askOrRemove = () => (row.attemptsCount > 0 ? setAsking(true) : void remove());

  if (failure) return <FailureDialog failure={failure} onClose={onClose} />;
  if (ranking) return <StatusSheet competition={competition.uuid} row={row} onClose={onClose} />;
  if (asking) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.deleteTitle}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              {texts.cancel}
            </Button>
            <Button variant="danger" onClick={() => void remove()} disabled={busy}>
              {busy ? texts.deleting : texts.delete}
            </Button>
          </>
        }
      >
        {texts.deleteAttempts(row.attemptsCount)}
      </Dialog>
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${row.user.firstName} ${row.user.lastName}`}
      actions={
        <Button size="lg" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <List plain>
        <ListLink
          as={Link}
          to={`/${competition.uuid}/entries/${row.user.uuid}`}
          leading={<EditIcon />}
          title={texts.edit}
        />
        <ListLink
          as={Link}
          to={`/${competition.uuid}?entry=${row.user.uuid}`}
          leading={<ListIcon />}
          title={statusTexts.scorecard}
        />
        <ListButton
          leading={<UserIcon />}
          title={statusTexts.action}
          disabled={busy}
          onClick={() => setRanking(true)}
        />
        <ListButton leading={<MergeIcon />} title={mergeTexts.action} disabled={busy} onClick={onMerge} />
        {isOrganiserSide(competition.role) && (
          <ListLink
            as={Link}
            to={`/${competition.uuid}/history?competitor=${row.user.uuid}`}
            leading={<HistoryIcon />}
            title={statusTexts.history}
          />
        )}
        <ListButton
          danger
          leading={<TrashIcon />}
          title={busy ? texts.deleting : texts.delete}
          disabled={busy}
          onClick={askOrRemove}
        />
      </List>
    </Sheet>
  );
}
