import { useRead, useVenueRoutes } from '@topout/api-client';
import type { Competition, QueueWall } from '@topout/contract';
import { nameOfRoute } from '../competition/competition-routes.ts';
import styles from './on-routes.module.css';
import { clockTexts as texts } from './texts.ts';

interface OnRoutesProps {
  readonly competition: Pick<Competition, 'uuid'> & Partial<Pick<Competition, 'venues' | 'routeGroups'>>;
}

/** A call has to show while it still means something; whoever may not see them asks rarely. */
const againMs = { known: 3_000, refused: 30_000 };

/** Routes that fit below the digits; those with somebody called come first. */
const most = 6;

const isCalled = ({ next }: QueueWall['data'][number]) => next.some(({ call }) => call === 'NOW');

/** Who is called to each route, and who is next, where queues know it and may be seen (behaviour: clock#watching). */
export function OnRoutes({ competition: { uuid, venues, routeGroups = [] } }: OnRoutesProps) {
  const { data } = useRead<QueueWall>(`competitions/${uuid}/queue-wall?clock=true`, {
    refreshInterval: (known?: QueueWall) => (known ? againMs.known : againMs.refused),
  });
  const waiting = (data?.data ?? [])
    .filter(({ next }) => next.length > 0)
    .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)))
    .slice(0, most);
  const { data: routes } = useVenueRoutes(waiting.length > 0 ? (venues?.[0]?.uuid ?? null) : null, uuid);
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.routes} aria-label={texts.people}>
      {waiting.map(({ route: at, next }) => {
        const route = routes?.find((one) => one.uuid === at);
        const now = next.find(({ call }) => call === 'NOW');
        const then = next.find((one) => one !== now);
        return (
          <li key={at}>
            <strong className={styles.route}>{route ? nameOfRoute(route, { routeGroups }) : ''}</strong>
            {now && <Climber what={texts.now} name={now.name} />}
            {then && <Climber what={texts.next} name={then.name} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ClimberProps {
  readonly what: string;
  readonly name: string;
}

const Climber = ({ what, name }: ClimberProps) => (
  <span className={styles.climber}>
    <small>{what}</small> {name}
  </span>
);
