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
import { AreaNameDialog } from './area-name-dialog.tsx';

interface AreaPanelProps {
  readonly competition: string;
  readonly area: JudgingGroup;
  /** Names of other areas. */
  readonly taken: readonly string[];
  readonly onStaff: (judge: Judge, isIn: boolean) => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** Who judges in an area; its name, and its end. */
export function AreaPanel({ competition, area, taken, onStaff, onRename, onDelete }: AreaPanelProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  return (
    <>
      <Row wrap>
        <Button icon={<EditIcon />} onClick={() => setOpen('rename')}>
          {texts.rename}
        </Button>
        <Button icon={<TrashIcon />} onClick={() => setOpen('delete')}>
          {texts.deleteArea}
        </Button>
      </Row>
      <AreaJudges competition={competition} area={area} onStaff={onStaff} />
      {open === 'rename' && (
        <AreaNameDialog
          title={texts.rename}
          action={texts.save}
          name={area.name}
          taken={taken}
          onSave={onRename}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={texts.deleteTitle(area.name)}
        confirmLabel={texts.deleteArea}
        onConfirm={onDelete}
        onClose={() => setOpen(null)}
      >
        {texts.deleteQuestion(area.routes.length)}
      </ConfirmDialog>
    </>
  );
}

function AreaJudges({
  competition,
  area,
  onStaff,
}: Pick<AreaPanelProps, 'competition' | 'area' | 'onStaff'>) {
  const read = useJudges(competition);
  return (
    <Section title={texts.judgesOf(area.name)} count={area.judges.length}>
      <LoadState read={read} loading={<SkeletonRows count={4} label={texts.loadingJudges} />}>
        {(everybody) => {
          const judges = everybody.filter(({ pending, role }) => !pending && role !== 'STAFF');
          if (judges.length === 0) {
            return <EmptyState title={texts.noJudges}>{texts.noJudgesHint}</EmptyState>;
          }
          return (
            <div className={styles.checks}>
              {judges.map((judge) => {
                const isIn = area.judges.some(({ uuid }) => uuid === judge.uuid);
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
