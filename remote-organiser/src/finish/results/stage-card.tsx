import type { Stage } from '@topout/contract';
import { moveStage } from '@topout/api-client';
import { Button, Card, ConfirmDialog, Row, Stack, StatePill } from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { OpenWorkList } from '../../run/open-work/open-work-list.tsx';
import { OpeningList } from '../../run/open-work/opening-list.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { KeptFocus } from '../../page/kept-focus.tsx';
import { type Advanced, AdvancedToast } from './advanced-toast.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { PublishedBadge } from './published-badge.tsx';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

const AdvanceDialog = lazy(() => import('./advance-dialog.tsx'));
const GroupsDialog = lazy(() => import('./groups-dialog.tsx'));

export interface StageCardProps {
  readonly competition: string;
  readonly stage: Stage;
  /** The previous stage; null for the first. */
  readonly before: Stage | null;
  /** The next stage; null after the last. */
  readonly next: Stage | null;
}

const pills = { UPCOMING: 'upcoming', OPEN: 'live', CLOSED: 'past' } as const;

/** How many advanced, for each category if they differ. */
const wentOn = (quota: number, categories: Stage['categories']): string =>
  categories.some((category) => (category.quota ?? null) !== null)
    ? texts.wentOnEach(categories.map((category) => `${category.name} ${category.quota ?? quota}`))
    : texts.wentOn(quota);

/** One stage: its state, and the next thing to do with it. */
export function StageCard({ competition, stage, before, next }: StageCardProps) {
  const { busy, run } = useAction();
  const [dialog, setDialog] = useState<'open' | 'close' | 'advance' | 'groups' | null>(null);
  const [advanced, setAdvanced] = useState<Advanced | null>(null);
  const { uuid, name, state, categories, quota, published } = stage;
  const move = async (to: 'open' | 'close') => {
    await run(() => moveStage(competition, uuid, to));
    setDialog(null);
  };
  return (
    <KeptFocus aria-label={name}>
      <Card>
        <Stack gap={4}>
          <div className={styles.head}>
            <h2 className={styles.name}>{name}</h2>
            <StatePill state={pills[state]}>{texts.stage[state]}</StatePill>
            <PublishedBadge published={published} />
          </div>
          <p className={styles.facts}>
            {[texts.categories(categories.length), next && quota !== null && wentOn(quota, categories)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ChangedNotice competition={competition} stage={uuid} name={name} closed={state === 'CLOSED'} />
          <Row wrap gap={2}>
            {state !== 'OPEN' && (
              <Button
                variant={state === 'UPCOMING' ? 'primary' : 'secondary'}
                onClick={() => setDialog('open')}
              >
                {state === 'UPCOMING' ? texts.open : texts.reopen}
              </Button>
            )}
            {next && <Button onClick={() => setDialog('advance')}>{texts.whoGoesOn}</Button>}
            {state !== 'CLOSED' && <Button onClick={() => setDialog('groups')}>{texts.groups}</Button>}
            {state !== 'UPCOMING' && (
              <PublishButtons
                competition={competition}
                stage={uuid}
                name={name}
                published={published}
                closed={state === 'CLOSED'}
              />
            )}
            {/* Last, and no louder than the others: it ends the judging of everybody. */}
            {state === 'OPEN' && <Button onClick={() => setDialog('close')}>{texts.close}</Button>}
          </Row>
        </Stack>
      </Card>
      <ConfirmDialog
        open={dialog === 'close'}
        title={texts.closeTitle(name)}
        confirmLabel={texts.closeConfirm}
        busy={busy}
        onConfirm={() => void move('close')}
        onClose={() => setDialog(null)}
      >
        {dialog === 'close' && (
          <Stack gap={3}>
            <p>{texts.closeText}</p>
            <OpenWorkList competition={competition} stage={uuid} />
          </Stack>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'open'}
        title={state === 'UPCOMING' ? texts.openTitle(name) : texts.reopenTitle(name)}
        confirmLabel={texts.openConfirm}
        busy={busy}
        onConfirm={() => void move('open')}
        onClose={() => setDialog(null)}
      >
        {dialog === 'open' && (
          <Stack gap={3}>
            <p>{texts.openText}</p>
            <OpeningList competition={competition} stage={stage} before={before} />
          </Stack>
        )}
      </ConfirmDialog>
      {dialog === 'groups' && (
        <Suspense>
          <GroupsDialog competition={competition} stage={stage} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'advance' && next && (
        <Suspense>
          <AdvanceDialog
            competition={competition}
            stage={stage}
            next={next}
            onClose={() => setDialog(null)}
            onAdvanced={setAdvanced}
          />
        </Suspense>
      )}
      {advanced && next && (
        <AdvancedToast
          {...advanced}
          competition={competition}
          stage={uuid}
          next={next.name}
          onClose={() => setAdvanced(null)}
        />
      )}
    </KeptFocus>
  );
}
