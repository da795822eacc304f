import type { Competition, LeaderboardRow } from '@topout/contract';
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
  Stack,
  TrashIcon,
  UserIcon,
  VisuallyHidden,
} from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { entryTexts as texts } from '../../texts/entry.ts';
import styles from './entry-sheet.module.css';
import { EntryTitle, standingOf } from './entry-title.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { mergeTexts } from './merge-texts.ts';
import { nameOf } from './name-of.ts';
import { StatusSheet } from './status-sheet.tsx';
import { statusTexts } from './status-texts.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

export interface EntrySheetProps {
  readonly competition: Competition;
  readonly row: LeaderboardRow;
  /** The next row chosen is the one to merge with. */
  readonly onMerge: () => void;
  readonly onClose: () => void;
  /** The entry was deleted. */
  readonly onGone: () => void;
}

/** What staff can do with the selected entry. (behaviour: entries#sheet) */
export function EntrySheet({ competition, row, onMerge, onClose, onGone }: EntrySheetProps) {
  const { remove, busy, failure } = useDeleteEntry(competition.uuid, row.entry, onGone);
  const [asking, setAsking] = useState(false);
  const [ranking, setRanking] = useState(false);
  const name = nameOf(row);

  if (failure) return <FailureDialog failure={failure} onClose={onClose} />;
  if (ranking) return <StatusSheet competition={competition.uuid} row={row} onClose={onClose} />;
  if (asking) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.deleteTitle(name)}
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
        <Stack gap={3}>
          {row.attemptsCount > 0 && <p>{texts.deleteAttempts(row.attemptsCount)}</p>}
          <p>{texts.deleteReversible}</p>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={<EntryTitle row={row} />}
      actions={
        <Button size="lg" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <VisuallyHidden>{standingOf(row)}</VisuallyHidden>
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
      </List>
      <div className={styles.apart}>
        <List plain>
          <ListButton danger leading={<TrashIcon />} title={texts.delete} onClick={() => setAsking(true)} />
        </List>
      </div>
    </Sheet>
  );
}
