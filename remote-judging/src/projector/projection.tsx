import { venueZone } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import { type CSSProperties, lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { columnsFor, fitTo } from './board/fit.ts';
import { Pages } from './board/pages.tsx';
import { chosenOf, columnsOf, rowsPerTile, tilesOf, turnOf, turnWithClock } from './board/tiles.ts';
import { Cover } from './cover/cover.tsx';
import { type Hall, clockAmong, stateOf, teamsStanding } from './hall.ts';
import { type ShownLast, useKeepShown } from './last-shown.ts';
import { Foot } from './news/foot.tsx';
import { useNews } from './news/use-news.ts';
import styles from './projector.module.css';
import { QueueWall } from './queues/queue-wall.tsx';
import { teamsPages, useTeamsPage } from './teams/teams-page.ts';
import { screenTexts as texts, thanksTexts, wallTexts } from './texts.ts';
import { type ShownBoards, useBoards } from './use-boards.ts';
import { useMessage } from './use-message.ts';
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

const ClockPage = lazy(() => import(/* webpackChunkName: "hall-clock" */ './clock/clock-page.tsx'));
const SponsorsHall = lazy(
  () => import(/* webpackChunkName: "hall-sponsors" */ './sponsors/sponsors-hall.tsx'),
);
const RaffleHall = lazy(async () => ({ default: (await import('./raffle/raffle-hall.tsx')).RaffleHall }));

/** Letters that fit in large type. */
const shortMessage = 140;

/** The content of the wall: the current pages, and whether they can be trusted. */
export function Projection({ hall, name, ended, last }: ProjectionProps) {
  const { width, height } = useScreenSize();
  const [search] = useSearchParams();
  const { steered, turned, raffle } = useSteered(hall.uuid, name, last?.steered);
  // A separate screen, for example beside one wall, shows only the categories in its address.
  const named = search.getAll('category');
  const wanted = named.length > 0 ? named : steered.categories;
  const withClock = clockAmong(hall, wanted) !== undefined;
  const all = [...(hall.stages[0]?.categories ?? []), ...teamsPages(hall)];
  const categories = withClock && wanted.length === 1 ? [] : chosenOf(all, wanted);
  const turn = useTurn({
    everyMs: steered.seconds * 1_000,
    paused: steered.paused,
    turned,
    of: [steered.shows, ...categories.map(({ uuid }) => uuid), withClock].join(' '),
  });
  const { endMs, open, standing, visible } = stateOf(hall, ended);
  const { boards, live, isLast } = useBoards(
    hall.uuid,
    visible ? categories.map(({ uuid }) => uuid).filter((uuid) => uuid !== hall.uuid) : [],
    last,
  );
  const withTeams = visible && categories.some(({ uuid }) => uuid === hall.uuid);
  const teams = useTeamsPage(withTeams ? hall.uuid : null);
  const pages = useMemo(
    () => (teams ? new Map([...boards, [hall.uuid, teams]]) : boards),
    [boards, teams, hall],
  );
  const shown = useMemo(() => ({ hall, boards: [...boards.values()], steered }), [hall, boards, steered]);
  useKeepShown(hall.uuid, name, isLast ? null : shown);
  const news = useNews(boards);

  const lengths = categories.map(({ uuid }) => pages.get(uuid)?.rows.length ?? 0);
  const columns = steered.columns ?? columnsFor(lengths, width, height);
  const message = useMessage(hall.uuid, steered.message);
  const fit = fitTo(width, height, columns, message !== '');
  const filled = columnsOf(tilesOf(categories, pages, rowsPerTile(fit)), fit.rows);
  const withoutClock =
    withClock && visible ? turnWithClock(filled, columns, turn) : turnOf(filled, columns, turn);
  const page = withoutClock ?? [];
  const tiles = page.flat();
  const alone = tiles.length === 1 ? tiles[0] : undefined;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--unit': `${fit.unit}px`,
    '--zoom': fit.unit,
    '--board-unit': `${fit.boardUnit}px`,
    '--row': `${fit.rowHeight}px`,
    '--rows': fit.rows,
    '--shift': `${turn % 2 === 0 ? 0 : 2}px`,
  };
  const line = {
    standing: alone?.category.uuid === hall.uuid ? teamsStanding(hall) : standing,
    live,
    asOf: hall.hall?.silent ? hall.hall.asOf : null,
    changedAt: lastChangeOf(boards),
    timeZone: venueZone(hall.venues?.[0]),
  };

  if (steered.shows === 'RAFFLE') {
    return (
      <Suspense>
        <RaffleHall competition={hall.uuid} changes={raffle} message={message} />
      </Suspense>
    );
  }
  const queues = steered.shows === 'QUEUES';
  const sponsors = steered.shows === 'SPONSORS';
  const beside = queues ? wallTexts.title : sponsors ? thanksTexts.title : null;
  return (
    <main className={styles.screen} data-columns={page.length} style={style}>
      <Cover
        hall={hall}
        title={beside ?? (visible && alone ? alone.category.name : hall.name)}
        part={visible && alone && beside === null ? texts.rowsOf(alone) : null}
        line={visible ? line : null}
        endMs={open && withoutClock ? endMs : null}
        unit={fit.unit}
      />
      {message !== '' && (
        <output className={styles.message} data-long={message.length > shortMessage || undefined}>
          {message}
        </output>
      )}
      {queues ? (
        <QueueWall hall={hall} />
      ) : sponsors ? (
        <Suspense>
          <SponsorsHall competition={hall.uuid} turn={turn} />
        </Suspense>
      ) : withoutClock === null ? (
        <Suspense>
          <ClockPage hall={hall} />
        </Suspense>
      ) : visible ? (
        <Pages
          key={turn}
          page={page}
          fit={fit}
          width={width}
          lit={new Set(news.map(({ row }) => row.entry))}
        />
      ) : (
        <EmptyState title={texts.boardHidden} />
      )}
      <Foot
        hall={hall}
        news={news[0]}
        days={tiles.flatMap(({ rows }) => rows.map(({ marks }) => marks ?? ''))}
        unconfirmed={tiles.some(({ rows }) => rows.some(({ unconfirmed }) => unconfirmed !== undefined))}
        unit={fit.unit}
      />
    </main>
  );
}

const lastChangeOf = (boards: ShownBoards['boards']): string | undefined =>
  [...boards.values()]
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
