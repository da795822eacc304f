import { venueZone } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import { type CSSProperties, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TimeLeftBanner } from '../competition/time-left-banner.tsx';
import { BoardTile } from './board-tile.tsx';
import { type Hall, stateOf } from './hall.ts';
import { type ShownLast, useKeepShown } from './last-shown.ts';
import { LiveCode } from './live-code.tsx';
import { LiveLine } from './live-line.tsx';
import styles from './projector.module.css';
import { screenTexts as texts } from './texts.ts';
import { chosenOf, columnsOf, fitTo, tilesOf, turnOf } from './tiles.ts';
import { type ShownBoards, useBoards } from './use-boards.ts';
import { useScreenSize } from './use-screen-size.ts';
import { useSteered } from './use-steered.ts';
import { useTurn } from './use-turn.ts';

export interface ProjectionProps {
  readonly hall: Hall;
  /** This screen's; empty = none. */
  readonly name: string;
  /** The end time has passed. */
  readonly ended: boolean;
  /** What this device showed when it was last on; null = nothing. */
  readonly last: ShownLast | null;
}

/** The content of the wall: the current pages, and whether they can be trusted. */
export function Projection({ hall, name, ended, last }: ProjectionProps) {
  const { width, height } = useScreenSize();
  const [search] = useSearchParams();
  const { steered, turned } = useSteered(hall.uuid, name, last?.steered);
  const { columns, rows, rowHeight } = fitTo(width, height, steered.columns, steered.message !== '');
  // A separate screen, for example beside one wall, shows only the categories in its address.
  const named = search.getAll('category');
  const categories = chosenOf(
    hall.stages[0]?.categories ?? [],
    named.length > 0 ? named : steered.categories,
  );
  const turn = useTurn({
    everyMs: steered.seconds * 1_000,
    paused: steered.paused,
    turned,
    of: categories.map(({ uuid }) => uuid).join(' '),
  });
  const { endMs, open, standing, visible } = stateOf(hall, ended);
  const { boards, live, isLast } = useBoards(
    hall.uuid,
    visible ? categories.map(({ uuid }) => uuid) : [],
    last,
  );
  const shown = useMemo(() => ({ hall, boards: [...boards.values()], steered }), [hall, boards, steered]);
  useKeepShown(hall.uuid, name, isLast ? null : shown);
  const style: CSSProperties & Record<'--row' | '--shift', string> = {
    '--row': `${rowHeight}px`,
    '--shift': `${turn % 2 === 0 ? 0 : 2}px`,
  };

  return (
    <main className={styles.screen} style={style}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{hall.name}</h1>
        {open && <TimeLeftBanner endMs={endMs} />}
        {visible && (
          <LiveLine
            standing={standing}
            live={live}
            changedAt={lastChangeOf(boards)}
            timeZone={venueZone(hall.venues?.[0])}
          />
        )}
        <LiveCode
          address={`${window.location.origin}/${hall.uuid}/entries`}
          size={Math.round(rowHeight * 1.8)}
        />
      </header>
      {steered.message !== '' && <output className={styles.message}>{steered.message}</output>}
      {visible ? (
        <div key={turn} className={styles.tiles}>
          {turnOf(columnsOf(tilesOf(categories, boards, rows), rows), columns, turn).map((column, index) => (
            <div key={index} className={styles.column}>
              {column.map((tile) => (
                <BoardTile key={`${tile.category.uuid} ${tile.page}`} tile={tile} />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <EmptyState title={texts.boardHidden} />
      )}
    </main>
  );
}

const lastChangeOf = (boards: ShownBoards['boards']): string | undefined =>
  [...boards.values()]
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
