import { useRead, useVenueRoutes } from '@topout/api-client';
import type { QueueWall as Wall, Route } from '@topout/contract';
import { holdLook } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { coloursOf, nameOfRoute } from '../../competition/competition-routes.ts';
import { numberOnHold } from '../../competition/on-hold.ts';
import type { Hall } from '../hall.ts';
import { wallTexts as texts } from '../texts.ts';
import styles from './queue-wall.module.css';

/** A call has to show while it still means something. */
const readAgainMs = 2_000;

/** The queues that climbers join: route, who is next, and who is called (behaviour: queues#on-the-wall). */
export function QueueWall({ hall }: { readonly hall: Hall }) {
  const { data } = useRead<Wall>(`competitions/${hall.uuid}/queue-wall`, { refreshInterval: readAgainMs });
  const { data: routes } = useVenueRoutes(hall.venues?.[0]?.uuid ?? null, hall.uuid);
  if (!data || !routes) return <EmptyState title={texts.notThere} />;
  return (
    <ul className={styles.wall}>
      {data.data.flatMap((queue) => {
        const route = routes.find(({ uuid }) => uuid === queue.route);
        return route ? [<WallQueue key={queue.route} hall={hall} route={route} queue={queue} />] : [];
      })}
    </ul>
  );
}

interface WallQueueProps {
  readonly hall: Hall;
  readonly route: Route;
  readonly queue: Wall['data'][number];
}

function WallQueue({ hall, route, queue: { waiting, next } }: WallQueueProps) {
  const name = nameOfRoute(route, { routeGroups: hall.routeGroups ?? [] });
  return (
    <li className={styles.queue}>
      <h2 className={styles.head}>
        <Hold look={holdLook(coloursOf(route))} number={numberOnHold(name)} size={64} />
        <span className={styles.route}>{route.name || name}</span>
        <span className={styles.waiting}>{texts.waiting(waiting)}</span>
      </h2>
      <ol className={styles.next}>
        {next.map(({ user, name: climber, call }) => (
          <li key={user} className={call === 'NOW' ? styles.now : undefined}>
            <span className={styles.climber}>{climber}</span>
            {call && <strong>{texts.called[call]}</strong>}
          </li>
        ))}
      </ol>
    </li>
  );
}
