import { useLeaderboards } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, Spinner, StatePill } from '@topout/ui';
import type { CSSProperties } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { TimeLeftBanner } from '../competition/time-left-banner.tsx';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { texts } from '../texts.ts';
import { BoardTile } from './board-tile.tsx';
import { LiveCode } from './live-code.tsx';
import styles from './projector.module.css';
import { fitTo, tilesOf, turnOf } from './tiles.ts';
import { useScreenSize } from './use-screen-size.ts';
import { useTurn } from './use-turn.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Long enough to find one's own line. */
const turnMs = 12_000;

/** The board on the hall's screen: page after page, category after category, nobody at the keyboard. */
export default function ProjectorScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  usePage({ title: texts.screen });
  useWakeLock();
  return (
    <LoadState
      read={{ data: judging.data, error: judging.data ? undefined : judging.error }}
      loading={<Spinner label={texts.loading} page />}
    >
      {(data) => <Projection {...data} />}
    </LoadState>
  );
}

function Projection({ competition, phase, closed }: Judging) {
  const { width, height } = useScreenSize();
  const { columns, rows, rowHeight } = fitTo(width, height);
  const turn = useTurn(turnMs);
  const [search] = useSearchParams();
  const wanted = search.getAll('category');
  const all = competition.stages[0]?.categories ?? [];
  const categories = wanted.length > 0 ? all.filter(({ uuid }) => wanted.includes(uuid)) : all;
  const visible = competition.canSeeLeaderboard;
  const { boards, live } = useLeaderboards(
    competition.uuid,
    visible ? categories.map(({ uuid }) => uuid) : [],
  );
  const style: CSSProperties & Record<'--row', string> = { '--row': `${rowHeight}px` };

  return (
    <main className={styles.screen} style={style}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{competition.name}</h1>
        {closed === null && <TimeLeftBanner endMs={phase.endMs} />}
        {visible && live !== 'connecting' && (
          <StatePill state={live === 'live' ? 'live' : 'offline'}>
            {live === 'live' ? texts.live : texts.notLive}
          </StatePill>
        )}
        <LiveCode
          address={`${window.location.origin}/${competition.uuid}/entries`}
          size={Math.round(rowHeight * 1.8)}
        />
      </header>
      {visible ? (
        <div key={turn} className={styles.tiles}>
          {turnOf(tilesOf(categories, boards, rows), columns, turn).map((tile) => (
            <BoardTile key={`${tile.category.uuid} ${tile.page}`} tile={tile} />
          ))}
        </div>
      ) : (
        <EmptyState title={texts.boardHidden} />
      )}
    </main>
  );
}
