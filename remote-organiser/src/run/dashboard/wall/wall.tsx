import type { Competition, LiveState, Route } from '@topout/contract';
import { LoadState } from '@topout/app-kit';
import { canJudge, climbersScore, scoredTogether } from '@topout/domain';
import { Button, SkeletonRows } from '@topout/ui';
import type { RefObject } from 'react';
import { actorOf } from '../../../competition/actor-of.ts';
import { nameOfRoute, routesIn } from '../../../competition/route-names.ts';
import { dayOf } from '../day-of.ts';
import { texts } from '../texts.ts';
import { stateOfRoute } from './cell-state.tsx';
import { WallCell } from './wall-cell.tsx';
import styles from './wall.module.css';

interface WallProps {
  readonly competition: Competition;
  /** The venue's; undefined until they are known. */
  readonly routes: readonly Route[] | undefined;
  /** Why they are not. */
  readonly error: unknown;
  readonly state: LiveState;
  readonly byQueue: boolean;
  readonly onByQueue: (byQueue: boolean) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Every route of the competition at one sight; each leads to its queue. (behaviour: organising#dashboard) */
export function Wall(props: WallProps) {
  const { competition, routes, error, state, byQueue, onByQueue, heading } = props;
  const { uuid } = competition;
  const judges = canJudge(actorOf(competition));
  const day = dayOf(competition, state, 0);
  const waiting = new Map(state.queues.map((queue) => [queue.route, queue.waiting]));
  const waitingAt = (route: Route) => waiting.get(route.uuid) ?? 0;
  const shown = wallOf(competition, routes ?? [], waiting);
  const ordered = byQueue ? shown.toSorted((a, b) => waitingAt(b) - waitingAt(a)) : shown;
  return (
    <section aria-label={texts.wall} className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.wall}
        </h2>
        {waiting.size > 0 && (
          <>
            <p className={styles.legend}>{texts.wallLegend}</p>
            <Button aria-pressed={byQueue} onClick={() => onByQueue(!byQueue)}>
              {texts.byQueue}
            </Button>
          </>
        )}
      </div>
      {routes === undefined ? (
        <LoadState read={{ data: routes, error }} loading={<SkeletonRows count={3} label={texts.loading} />}>
          {() => null}
        </LoadState>
      ) : shown.length === 0 ? (
        <p className={styles.legend}>{texts.noRoutes}</p>
      ) : (
        <ul className={styles.wall}>
          {ordered.map((route) => (
            <li key={route.uuid}>
              <WallCell
                route={route}
                name={nameOfRoute(route, competition)}
                waiting={waitingAt(route)}
                state={stateOfRoute(day, route.uuid, waitingAt(route), byClimbers(competition, route))}
                to={judges ? `/${uuid}/judge/${route.uuid}` : null}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Climbers log there, alone or beside judges, in whichever group it is. */
function byClimbers({ routeGroups }: Competition, { competitionRouteGroups }: Route): boolean {
  const own = routeGroups.filter(({ uuid }) => competitionRouteGroups.some((group) => group.uuid === uuid));
  return climbersScore(scoredTogether(own.map(({ scoredBy }) => scoredBy)));
}

/** The competition's routes by number, and after them others where people wait. */
function wallOf(
  competition: Competition,
  routes: readonly Route[],
  waiting: ReadonlyMap<string, number>,
): readonly Route[] {
  const own = routesIn(routes, competition);
  return [...own, ...routes.filter((route) => waiting.has(route.uuid) && !own.includes(route))];
}
