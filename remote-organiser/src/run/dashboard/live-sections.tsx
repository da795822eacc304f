import type { Competition, LiveState, Route } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Notice, SkeletonRows } from '@topout/ui';
import { useRef, useState } from 'react';
import { nameOfRoute } from '../../competition/route-names.ts';
import { CategoryTable } from './category-table.tsx';
import { Counts } from './counts.tsx';
import styles from './dashboard.module.css';
import { JudgesSection } from './judges-section.tsx';
import { NeedsYou } from './needs/needs-you.tsx';
import { LinksSection } from './links/links-section.tsx';
import { Pace } from './pace.tsx';
import { StageSection } from './stage-section.tsx';
import { texts } from './texts.ts';
import { useLiveDay } from './use-live-day.ts';
import { Wall } from './wall/wall.tsx';

/** The day's progress, live, and after it what organisers do about the whole of it. */
export function LiveSections({ competition }: { readonly competition: Competition }) {
  const { read, isStale } = useLiveDay(competition);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  return (
    <>
      <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loading} />}>
        {(state) => (
          <>
            {isStale && <Notice tone="warning">{texts.notLive}</Notice>}
            <LiveDay competition={competition} routes={routes.data} error={routes.error} state={state} />
          </>
        )}
      </LoadState>
      <div className={styles.pair}>
        {read.data && <JudgesSection competition={competition} state={read.data} />}
        <div className={styles.column}>
          <StageSection competition={competition} />
          <LinksSection competition={competition} />
        </div>
      </div>
    </>
  );
}

interface LiveDayProps {
  readonly competition: Competition;
  /** The venue's; undefined until they are known. */
  readonly routes: readonly Route[] | undefined;
  /** Why they are not. */
  readonly error: unknown;
  readonly state: LiveState;
}

function LiveDay({ competition, routes, error, state }: LiveDayProps) {
  const [byQueue, setByQueue] = useState(false);
  const wall = useRef<HTMLHeadingElement>(null);
  const named = new Map(routes?.map((route) => [route.uuid, nameOfRoute(route, competition)]));
  const showQueues = () => {
    setByQueue(true);
    wall.current?.scrollIntoView?.();
    wall.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <NeedsYou
        competition={competition}
        state={state}
        nameOfRoute={(route) => named.get(route) ?? ''}
        counts={<Counts competition={competition} state={state} onQueues={showQueues} />}
      />
      <Wall
        competition={competition}
        routes={routes}
        error={error}
        state={state}
        byQueue={byQueue}
        onByQueue={setByQueue}
        heading={wall}
      />
      <div className={styles.pair}>
        <Pace pace={state.pace} />
        <CategoryTable competition={competition} state={state} />
      </div>
    </>
  );
}
