import { serverNow, useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, Spinner } from '@topout/ui';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { BracketView } from './bracket-view.tsx';
import styles from './bracket.module.css';
import { speedCategories } from './speed-categories.ts';
import { bracketTexts as texts } from './texts.ts';
import { useFollowedHeats } from './use-followed-heats.ts';

/** How long each category stays. */
const turnMs = 20_000;

/** The heats on the hall's screen: one category, or all that race now in turn. (behaviour: boards#bracket) */
export default function BracketHallScreen() {
  const { competition: uuid = '' } = useParams();
  const [search] = useSearchParams();
  const read = useCompetition(uuid);
  const turn = useTurns();
  usePage({ title: texts.title });
  useWakeLock();
  return (
    <main className={styles.hall}>
      <LoadState read={read} loading={<Spinner label={texts.loading} page />}>
        {(competition) => {
          const all = speedCategories(competition);
          const racing = all.filter(({ stage }) => stage === all[0]?.stage);
          const shown =
            all.find((one) => one.uuid === search.get('category')) ?? racing[turn % racing.length];
          if (!shown) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
          return (
            <Hall
              key={shown.uuid}
              competition={uuid}
              category={shown.uuid}
              title={texts.of(shown.name, shown.stage)}
              name={competition.name}
            />
          );
        }}
      </LoadState>
    </main>
  );
}

/** Counts up, at the same moment on all screens. */
function useTurns(): number {
  const [turn, setTurn] = useState(() => Math.floor(serverNow() / turnMs));
  useEffect(() => {
    const timer = setInterval(() => setTurn(Math.floor(serverNow() / turnMs)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

interface HallProps {
  readonly competition: string;
  readonly category: string;
  readonly title: string;
  /** The competition's. */
  readonly name: string;
}

function Hall({ competition, category, title, name }: HallProps) {
  const { live, ...read } = useFollowedHeats(competition, category);
  return (
    <>
      <header className={styles.head}>
        <h1>
          {title} <span>{live === 'stale' ? texts.notLive : name}</span>
        </h1>
      </header>
      <LoadState read={read} loading={<Spinner label={texts.loading} page />}>
        {(heats) => <BracketView heats={heats} />}
      </LoadState>
    </>
  );
}
