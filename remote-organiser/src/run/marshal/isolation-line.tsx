import type { Competition, MarshalBoard } from '@topout/contract';
import { formatRecent, formatTimeLeft, forReader, isolationPhase, venueZone } from '@topout/domain';
import { Button, ClockIcon } from '@topout/ui';
import { useState } from 'react';
import { IsolationDialog } from './isolation-dialog.tsx';
import styles from './marshal.module.css';
import { texts } from './texts.ts';

interface IsolationLineProps {
  readonly competition: Competition;
  readonly board: MarshalBoard;
  readonly now: number;
  readonly canSet: boolean;
}

/** When isolation opens or closes, and the way to set it. */
export function IsolationLine({ competition, board, now, canSet }: IsolationLineProps) {
  const [sets, setSets] = useState(false);
  const { isolation } = board;
  const phase = isolationPhase(isolation, now);
  if (phase === 'NONE' && !canSet) return null;
  return (
    <div className={styles.isolation}>
      <span className={styles.when}>
        <ClockIcon />
        {phase === 'NONE' ? texts.noIsolation : said(competition, board, now)}
      </span>
      {canSet && (
        <Button variant="quiet" onClick={() => setSets(true)}>
          {phase === 'NONE' ? texts.setIsolation : texts.change}
        </Button>
      )}
      {sets && <IsolationDialog competition={competition} board={board} onClose={() => setSets(false)} />}
    </div>
  );
}

function said({ venues }: Competition, { isolation }: MarshalBoard, now: number): string {
  const { opensAt, closesAt } = isolation;
  const at = (moment: string) => forReader(formatRecent(now), moment, venueZone(venues[0]));
  const phase = isolationPhase(isolation, now);
  if (phase === 'BEFORE' && opensAt !== null) return texts.opensAt(at(opensAt));
  if (closesAt === null) return texts.openSince(at(opensAt ?? ''));
  if (phase === 'CLOSED') return texts.closed(at(closesAt));
  return texts.openUntil(at(closesAt), minutes(Date.parse(closesAt) - now));
}

const minuteMs = 60_000;

const minutes = (ms: number): string =>
  ms < 60 * minuteMs ? `${Math.ceil(ms / minuteMs)} min` : formatTimeLeft(ms);
