import { useVenueRoutes } from '@topout/api-client';
import { holdLook, routeColors } from '@topout/domain';
import { Tile } from '@topout/ui/marks';
import { nameOfRoute } from '../../competition/competition-routes.ts';
import type { Hall } from '../hall.ts';
import styles from './foot.module.css';
import type { News } from './news-between.ts';
import { toldGain, toldResult } from './told.ts';

export interface NewsLineProps {
  readonly hall: Hall;
  readonly news: News;
  /** Pixels of a unit. */
  readonly unit: number;
}

/** Units. */
const tileWidth = 60;

/** Who climbed what, and what it was worth. */
export function NewsLine({ hall, news, unit }: NewsLineProps) {
  const { data: routes } = useVenueRoutes(hall.venues?.[0]?.uuid ?? null, hall.uuid);
  const { row, result, category, isRun } = news;
  const route = result && routes?.find(({ uuid }) => uuid === result.route);
  const name = route && nameOfRoute(route, { routeGroups: hall.routeGroups ?? [] }, category);
  return (
    <p className={styles.news}>
      {result && route && !isRun && (
        <Tile
          mark={result.mark}
          width={Math.round(unit * tileWidth)}
          look={holdLook(routeColors(route.colors))}
          rising
        >
          {result.attempt}
        </Tile>
      )}
      <strong className={styles.who}>{`${row.user.firstName} ${row.user.lastName}`.trim()}</strong>{' '}
      {result && route && name !== undefined && name !== null && (
        <span className={styles.what}>{isRun ? row.scoreText : toldResult(result, route, name)}</span>
      )}{' '}
      <strong className={styles.gain}>{toldGain(news)}</strong>
    </p>
  );
}
