import { refresh, useLeaderboards } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, Spinner } from '@topout/ui';
import { type CSSProperties, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { TimeLeftBanner } from '../competition/time-left-banner.tsx';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { BoardTile } from './board-tile.tsx';
import { LiveCode } from './live-code.tsx';
import { LiveLine } from './live-line.tsx';
import styles from './projector.module.css';
import { screenTexts as texts } from './texts.ts';
import { chosenOf, fitTo, tilesOf, turnOf } from './tiles.ts';
import { useScreenSize } from './use-screen-size.ts';
import { useSteered } from './use-steered.ts';
import { useTurn } from './use-turn.ts';
import { useWakeLock } from '../competition/use-wake-lock.ts';

/** Whether the board may be seen, and when all ends, may change while nobody is at the keyboard. */
const readAgainMs = 30_000;

/** The board on the hall's screen: page after page, category after category, nobody at the keyboard. */
export default function ProjectorScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  usePage({ title: texts.screen });
  useWakeLock();
  useEffect(() => {
    const timer = setInterval(() => void refresh(`competitions/${competition}`), readAgainMs);
    return () => clearInterval(timer);
  }, [competition]);
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
  const [search] = useSearchParams();
  const steered = useSteered(competition.uuid);
  const { paused, turned, message } = steered;
  const { columns, rows, rowHeight } = fitTo(width, height, steered.columns, message !== '');
  const turn = useTurn({ everyMs: steered.seconds * 1_000, paused, turned });
  // A screen of its own, say beside one wall, keeps to the categories of its address.
  const named = search.getAll('category');
  const all = competition.stages[0]?.categories ?? [];
  const categories = chosenOf(all, named.length > 0 ? named : steered.categories);
  const visible = competition.canSeeLeaderboard;
  const { boards, live } = useLeaderboards(
    competition.uuid,
    visible ? categories.map(({ uuid }) => uuid) : [],
  );
  const style: CSSProperties & Record<'--row' | '--shift', string> = {
    '--row': `${rowHeight}px`,
    '--shift': `${turn % 2 === 0 ? 0 : 2}px`,
  };

  return (
    <main className={styles.screen} style={style}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{competition.name}</h1>
        {closed === null && <TimeLeftBanner endMs={phase.endMs} />}
        {visible && <LiveLine competition={competition} live={live} />}
        <LiveCode
          address={`${window.location.origin}/${competition.uuid}/entries`}
          size={Math.round(rowHeight * 1.8)}
        />
      </header>
      {message !== '' && <output className={styles.message}>{message}</output>}
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
