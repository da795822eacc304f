import type { Judge, JudgingGroup } from '@topout/contract';
import { useJudges } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import {
  Button,
  ConfirmDialog,
  EditIcon,
  EmptyState,
  Row,
  Section,
  SkeletonRows,
  TrashIcon,
} from '@topout/ui';
import { Checkbox } from '@topout/ui/forms';
import { useState } from 'react';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';
import { GroupNameDialog } from './group-name-dialog.tsx';

interface GroupPanelProps {
  readonly competition: string;
  readonly group: JudgingGroup;
  /** Names of other judging groups. */
  readonly taken: readonly string[];
  readonly onStaff: (judge: Judge, isIn: boolean) => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** Who judges in a judging group; renames and deletes it. */
export function GroupPanel({ competition, group, taken, onStaff, onRename, onDelete }: GroupPanelProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  return (
    <>
      <Row wrap>
        <Button icon={<EditIcon />} onClick={() => setOpen('rename')}>
          {texts.rename}
        </Button>
        <Button icon={<TrashIcon />} onClick={() => setOpen('delete')}>
          {texts.deleteGroup}
        </Button>
      </Row>
      <GroupJudges competition={competition} group={group} onStaff={onStaff} />
      {open === 'rename' && (
        <GroupNameDialog
          title={texts.rename}
          action={texts.save}
          name={group.name}
          taken={taken}
          onSave={onRename}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={texts.deleteTitle(group.name)}
        confirmLabel={texts.deleteGroup}
        onConfirm={onDelete}
        onClose={() => setOpen(null)}
      >
        {texts.deleteQuestion(group.routes.length)}
      </ConfirmDialog>
    </>
  );
}

function GroupJudges({
  competition,
  group,
  onStaff,
}: Pick<GroupPanelProps, 'competition' | 'group' | 'onStaff'>) {
  const read = useJudges(competition);
  return (
    <Section title={texts.judgesOf(group.name)} count={group.judges.length}>
      <LoadState read={read} loading={<SkeletonRows count={4} label={texts.loadingJudges} />}>
        {(everybody) => {
          const judges = everybody.filter(({ pending, role }) => !pending && role !== 'STAFF');
          if (judges.length === 0) {
            return <EmptyState title={texts.noJudges}>{texts.noJudgesHint}</EmptyState>;
          }
          return (
            <div className={styles.checks}>
              {judges.map((judge) => {
                const isIn = group.judges.some(({ uuid }) => uuid === judge.uuid);
                return (
                  <div key={judge.uuid} className={styles.check}>
                    <Checkbox label={judge.name} checked={isIn} onChange={() => onStaff(judge, !isIn)} />
                  </div>
                );
              })}
            </div>
          );
        }}
      </LoadState>
    </Section>
  );
}
