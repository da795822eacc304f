import type { Route } from '@topout/contract';
import { type OutboxItem, useOutbox } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { commandState } from '@topout/domain';
import { VisuallyHidden } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fromQueue } from '../../attempts/use-go-back.ts';
import { ResultTile } from '../../competition/result-tile.tsx';
import { useThumbSpot } from '../../attempts/thumb-spot.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import { type HeldLine, useSettleable } from '../../outbox/use-settleable.ts';
import { texts as shared } from '../../texts.ts';
import { UndoBar } from '../../undo/undo-bar.tsx';
import { UndoButton } from '../../undo/undo-button.tsx';
import { useUndo } from '../../undo/use-undo.ts';
import styles from './last-saved.module.css';
import { marksOf } from '../marks-of.ts';
import { texts } from '../texts.ts';
import type { Climber } from '../use-climbers.ts';

/** How long the last result stays visible. */
const shownMs = 120_000;

export interface LastSavedProps {
  readonly climbers: readonly Climber[];
  readonly route: Route;
  readonly competition: string;
  /** In its place while there is nothing to show. */
  readonly otherwise?: ReactNode;
}

/**
 * What this judge has just done on this route, and its current state: nobody has to wonder. It stands where Save was, with
 * the way back.
 */
export function LastSaved({ climbers, route, competition, otherwise = null }: LastSavedProps) {
  const last = useOutbox()?.items.findLast((item) => isResultOn(item, route.uuid));
  const held = useSettleable(competition);
  const undo = useUndo(route.uuid);
  const old = usePassed(last && new Date(last.changedAt + shownMs).toISOString());
  const climber = climbers.find(({ user }) => user === last?.command.competitor);
  // A held result that was settled has had another fate than this shows; the attempts show it.
  const isSettled = last?.state === 'held' && !held.some((line) => isOf(line, last));
  const skipped = undo?.does === 'skipped' && (
    <div className={styles.skipped}>
      <UndoBar competition={competition} last={undo} />
    </div>
  );
  if (!last || !climber || old || isSettled) return skipped || otherwise;
  const state = commandState(last);
  // What may still come to nothing stays in sight beside a skip.
  if (skipped && state === 'confirmed') return skipped;
  const { attempts } = last.state === 'held' ? said(last) : climber;
  const result = (
    <output className={styles.last}>
      <ResultTile attempts={attempts} route={route} width={30} />
      <span className={styles.text}>
        <VisuallyHidden>{texts.lastSaved} </VisuallyHidden>
        <SavedName key={last.id} {...climber} />{' '}
        <span className={styles.what}>
          <strong>{marksOf({ attempts }, route) || shared.nothingThere}</strong>
          <StateLabel state={state} />
        </span>
      </span>
      {undo?.id === last.id && <UndoButton key={last.id} last={undo} name={climber.name} />}
    </output>
  );
  return (
    <>
      {result}
      {skipped}
    </>
  );
}

/** Leads to their attempts, but not a finger that taps Save twice. */
function SavedName({ user, name }: Pick<Climber, 'user' | 'name'>) {
  const { ready, tapped } = useThumbSpot('log', { appears: true });
  if (!ready) return <span className={styles.name}>{name}</span>;
  return (
    <Link to={user} state={fromQueue} className={styles.name} onClick={tapped}>
      {name}
    </Link>
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
