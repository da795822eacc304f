import { RefusedError } from '@topout/api-client';
import type { StartingGroup } from '@topout/domain';
import { ConfirmDialog, Notice, Stack } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { useState } from 'react';
import { failureOf } from '../../../prepare/setup/failure-of.ts';
import { type GroupMember, sizesOf } from './groups-of.ts';
import { groupsTexts as texts } from './texts.ts';
import type { GroupMove } from './use-moves.ts';

export interface MoveDialogProps {
  readonly member: GroupMember;
  /** Everybody of the category. */
  readonly rows: readonly GroupMember[];
  readonly choices: readonly StartingGroup[];
  /** Rejects if it is refused. */
  readonly onMove: (move: GroupMove) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which group somebody moves to, and whether to move them despite their results. */
export function MoveDialog({ member, rows, choices, onMove, onClose }: MoveDialogProps) {
  const name = `${member.user.firstName} ${member.user.lastName}`.trim();
  const from = member.startingGroup;
  const others = choices.filter((choice) => choice !== from);
  const [to, setTo] = useState<StartingGroup | null>(others.length === 1 ? (others[0] ?? null) : null);
  const [climbed, setClimbed] = useState(member.routes.length > 0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sizes = sizesOf(rows);

  async function move() {
    if (to === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await onMove({ entry: member.entry, name, from, to, despiteResults: climbed });
      onClose();
    } catch (error) {
      // A judge was quicker: ask the remaining question now.
      if (error instanceof RefusedError && error.code === 'entry.climbed') setClimbed(true);
      else setFailure((await failureOf(error)).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      lightDismiss={false}
      title={texts.moveTitle(name)}
      onClose={onClose}
      confirmLabel={climbed ? texts.moveDespite : texts.move}
      busy={busy}
      disabled={to === null}
      onConfirm={() => void move()}
    >
      <Stack gap={4}>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {climbed && <Notice tone="warning">{texts.climbed}</Notice>}
        <RadioCards
          label={texts.to}
          value={to}
          onChange={setTo}
          options={choices.map((value) => ({
            value,
            disabled: value === from,
            label: texts.named(value),
            hint: value === from ? texts.isHere(sizes.get(value) ?? 0) : texts.people(sizes.get(value) ?? 0),
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
