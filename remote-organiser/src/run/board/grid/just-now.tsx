import { serverNow } from '@topout/api-client';
import type { Competition, Leaderboard } from '@topout/contract';
import { ordinal } from '@topout/domain';
import { classNames } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import { useEffect, useState } from 'react';
import { movement } from '../marks/texts.ts';
import { type Change, changesOf } from './changes.ts';
import styles from './just-now.module.css';
import { Legend } from './legend.tsx';
import { changeText, gridTexts as texts } from './texts.ts';
import { type GridRoute, useGridRoutes } from './use-grid-routes.ts';

export interface JustNowProps {
  readonly competition: Competition;
  /** All that are followed. */
  readonly boards: readonly Leaderboard[];
  /** Of the category on show. */
  readonly shown: string;
  /** Results come in. */
  readonly running: boolean;
}

/** So often ages are told anew. */
const tickMs = 5_000;

/** Beside the large board: what came in of late in any category, and how to read the marks. */
export function JustNow({ competition, boards, shown, running }: JustNowProps) {
  const now = useNow();
  const routesOf = useGridRoutes(competition);
  const routes = new Map(boards.map((board) => [board.category, routesOf(board)]));
  const categories = new Map(
    competition.stages.flatMap((stage) => stage.categories.map(({ uuid, name }) => [uuid, name])),
  );
  const changes = running ? changesOf(boards, now) : [];
  return (
    <aside className={styles.aside} aria-label={running ? texts.justNow : texts.legend}>
      {running && (
        <>
          <h2 className={styles.title}>{texts.justNow}</h2>
          {changes.length === 0 && <p className={styles.quiet}>{texts.quiet}</p>}
          <ol className={styles.changes}>
            {changes.map((change) => {
              const { result, board } = change;
              return (
                <ChangeLine
                  key={`${result.entry} ${result.route} ${result.changedAt}`}
                  change={change}
                  route={routes.get(board.category)?.find(({ key }) => key === result.route)}
                  category={board.category === shown ? null : (categories.get(board.category) ?? null)}
                />
              );
            })}
          </ol>
        </>
      )}
      <Legend routes={routes.get(shown) ?? []} />
    </aside>
  );
}

interface ChangeLineProps {
  readonly change: Change;
  readonly route: GridRoute | undefined;
  /** Where it is not the one on show. */
  readonly category: string | null;
}

function ChangeLine({ change: { result, row, ageMs }, route, category }: ChangeLineProps) {
  const { mark, attempt } = result;
  const { position, moved = 0, user } = row;
  const place = [category, position !== null && ordinal(position), moved !== 0 && movement(moved)];
  const what = [route && changeText(mark, attempt, route), place.filter(Boolean).join(', ')];
  return (
    <li className={styles.change}>
      <Tile mark={mark} look={route?.look ?? undefined} width={28} rising={ageMs < tickMs}>
        {numbered(mark, route) ? attempt : undefined}
      </Tile>
      <div className={styles.words}>
        <p className={styles.name}>{`${user.firstName} ${user.lastName}`}</p>
        <p className={styles.what}>{what.filter(Boolean).join(' · ')}</p>
      </div>
      <span className={classNames(styles.age, ageMs < freshMs && styles.fresh)}>{ageText(ageMs)}</span>
    </li>
  );
}

/** Whether the attempt, or the hold, stands on the tile. */
function numbered(mark: string, route: GridRoute | undefined): boolean {
  if (mark === 'F' || mark === '.' || route?.kind === 'RUN') return false;
  return mark !== 'T' || route?.kind !== 'SPORT';
}

const freshMs = 10_000;

/** "now", "40 s", "1 min". */
function ageText(ageMs: number): string {
  if (ageMs < freshMs) return texts.now;
  return ageMs < 60_000
    ? texts.seconds(Math.floor(ageMs / 10_000) * 10)
    : texts.minutes(Math.floor(ageMs / 60_000));
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
