import type { Route } from '@topout/contract';
import { type OutboxItem, useOutbox } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { commandState } from '@topout/domain';
import { Button, UndoIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { fromQueue } from '../attempts/use-go-back.ts';
import { StateLabel } from '../outbox/state-label.tsx';
import { type HeldLine, useSettleable } from '../outbox/use-settleable.ts';
import { texts as shared } from '../texts.ts';
import { useUndo } from '../undo/use-undo.ts';
import styles from './last-saved.module.css';
import { marksOf } from './marks-of.ts';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

/** How long the last result stays visible. */
const shownMs = 120_000;

export interface LastSavedProps {
  readonly climbers: readonly Climber[];
  readonly route: Route;
  readonly competition: string;
}

/** What this judge has just saved on this route, and its current state: nobody has to wonder. */
export function LastSaved({ climbers, route, competition }: LastSavedProps) {
  const last = useOutbox()?.items.findLast((item) => isResultOn(item, route.uuid));
  const held = useSettleable(competition);
  const undo = useUndo(route.uuid);
  const old = usePassed(last && new Date(last.changedAt + shownMs).toISOString());
  const climber = climbers.find(({ user }) => user === last?.command.competitor);
  // A held result that was settled has had another fate than this shows; the attempts show it.
  const isSettled = last?.state === 'held' && !held.some((line) => isOf(line, last));
  if (!last || !climber || old || isSettled) return null;
  return (
    <output className={styles.last}>
      <span className={styles.what}>
        <span className={styles.text}>
          {texts.lastSaved}{' '}
          <Link to={climber.user} state={fromQueue}>
            {climber.name}
          </Link>{' '}
          <strong>
            {marksOf(last.state === 'held' ? said(last) : climber, route) || shared.nothingThere}
          </strong>
        </span>
        <StateLabel state={commandState(last)} />
      </span>
      {undo?.id === last.id && (
        <Button aria-label={shared.undoSaveOf(climber.name)} icon={<UndoIcon />} onClick={undo.undo}>
          {shared.undoSave}
        </Button>
      )}
    </output>
  );
}

/** A held result is not the one that counts. */
const said = ({ command }: OutboxItem): Parameters<typeof marksOf>[0] => ({
  attempts: (command.payload.attempts ?? []).map(({ success, segmentsCount = 0, usedLastHold = false }) => ({
    success,
    segmentsCount,
    usedLastHold,
  })),
});

const isOf = ({ reports }: HeldLine, { id }: OutboxItem) =>
  reports.some(({ commands }) => commands.includes(id));

const isResultOn = ({ command }: OutboxItem, route: string) =>
  command.route === route && command.kind.startsWith('attempts.');
