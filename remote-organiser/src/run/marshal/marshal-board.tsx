import type { Competition, MarshalBoard as Board } from '@topout/contract';
import { StageChoice } from '@topout/app-kit/stage-choice';
import { canManageSetup, entryRights, isProposedDns, searchDesk } from '@topout/domain';
import { EmptyState, Notice, VisuallyHidden } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useState } from 'react';
import { actorOf } from '../../competition/actor-of.ts';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { CautionDialog } from './cautions/caution-dialog.tsx';
import { ProposedDsq } from './cautions/proposed-dsq.tsx';
import { CategoryChips, GroupChips } from './chips.tsx';
import { type GroupName, groupOf, groupsOf } from './groups.ts';
import { IsolationLine } from './isolation-line.tsx';
import { MarshalGroup } from './marshal-group.tsx';
import styles from './marshal.module.css';
import { Missing } from './missing.tsx';
import { texts } from './texts.ts';
import { useMarshal } from './use-marshal.ts';
import { useNow } from './use-now.ts';

export interface MarshalBoardProps {
  readonly competition: Competition;
  readonly board: Board;
  /** The stage of the address; undefined = the running one. */
  readonly asked: string | undefined;
  /** Nothing newer arrives at present. */
  readonly isOld: boolean;
}

/** Everybody in a stage, by where they are; one tap brings somebody on. */
export function MarshalBoard({ competition, board, asked, isOld }: MarshalBoardProps) {
  const marshal = useMarshal(competition, board, asked);
  const now = useNow();
  const [text, setText] = useState('');
  const [group, setGroup] = useState<GroupName | null>(null);
  const [category, setCategory] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const actor = actorOf(competition);
  const mayMark = entryRights(actor, competition.settings).canModify;
  const rows = marshal.rows.filter((row) => category === null || row.category === category);
  // Typing looks among everybody.
  const found = text.trim() === '' ? null : searchDesk(marshal.rows, text);
  const shown = found ?? rows.filter((row) => group === null || groupOf(row) === group || row.entry === open);
  const missing = rows.filter((row) => isProposedDns(row, board.isolation, now));
  const { done, jury } = marshal;

  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <IsolationLine competition={competition} board={board} now={now} canSet={canManageSetup(actor)} />
        {!mayMark && <p className={styles.soft}>{texts.readOnly}</p>}
      </header>
      {isOld && (
        <Notice tone="warning" title={texts.offlineTitle}>
          {texts.offline(marshal.unsent)}
        </Notice>
      )}
      <StageChoice stages={competition.stages} stage={board.stage} />
      <CategoryChips
        competition={competition}
        stage={board.stage}
        category={category}
        onChoose={setCategory}
      />
      <div className={styles.search}>
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={setText}
        />
        <GroupChips rows={rows} group={group} onChoose={setGroup} />
      </div>
      {mayMark && missing.length > 0 && found === null && <Missing rows={missing} marshal={marshal} />}
      {found === null && <ProposedDsq marshal={marshal} />}
      <VisuallyHidden>
        <output>{texts.found(shown.length)}</output>
      </VisuallyHidden>
      {groupsOf(shown).map(({ name, rows: members }) => (
        <MarshalGroup
          key={name}
          competition={competition}
          board={board}
          name={name}
          rows={members}
          now={now}
          open={open}
          onOpen={setOpen}
          marshal={mayMark ? marshal : null}
        />
      ))}
      {shown.length === 0 &&
        (board.data.length === 0 ? (
          <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
        ) : (
          <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
        ))}
      {jury?.asked && <CautionDialog row={jury.asked} jury={jury} />}
      {done && (
        <UndoToast key={done.id} onUndo={done.undo} onClose={marshal.forget}>
          {done.text}
        </UndoToast>
      )}
    </div>
  );
}
