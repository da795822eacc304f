import type { Competition, LeaderboardRow } from '@topout/api-client';
import { Button, Dialog, EditIcon, List, ListButton, ListLink, Sheet, TrashIcon } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { entryTexts as texts } from '../texts.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

export interface EntrySheetProps {
  readonly competition: Competition;
  readonly row: LeaderboardRow;
  readonly onClose: () => void;
  /** The entry is deleted. */
  readonly onGone: () => void;
}

/** What staff can do with the selected entry. (spec 2 §2) */
export function EntrySheet({ competition, row, onClose, onGone }: EntrySheetProps) {
  const { remove, busy, failure } = useDeleteEntry(competition.uuid, row.entry, onGone);
  const [asking, setAsking] = useState(false);
  const askOrRemove = () => (row.attemptsCount > 0 ? setAsking(true) : void remove());

  if (failure) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={failure.title}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        {failure.message}
      </Dialog>
    );
  }
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
