import type { Competition } from '@topout/contract';
import { useClock, useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { isOrganiserSide } from '@topout/domain';
import { EmptyState, Spinner } from '@topout/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import styles from './clock-screen.module.css';
import { OnRoutes } from './on-routes.tsx';
import { Tools } from './tools.tsx';
import { clockTexts as texts } from './texts.ts';
import { WallClock } from './wall-clock.tsx';

/** The clock of a stage over the whole screen, from a phone to a projector. (behaviour: clock#watching) */
export default function ClockScreen() {
  const { competition: uuid = '' } = useParams();
  const [search] = useSearchParams();
  const { data: competition } = useCompetition(uuid);
  const read = useClock(uuid, search.get('stage') ?? undefined);
  usePage({ title: texts.title });
  useWakeLock();
  return (
    <LoadState read={read} loading={<Spinner label={texts.loading} page />}>
      {({ stage, clock }) =>
        clock ? (
          <WallClock
            clock={clock}
            live={read.live}
            title={titleOf(competition, stage)}
            people={competition && <OnRoutes competition={competition} />}
            tools={
              <Tools
                clock={clock}
                control={controlOf(competition, stage)}
                plan={planOf(competition, stage)}
              />
            }
          />
        ) : (
          <main className={styles.empty}>
            <h1>{titleOf(competition, stage)}</h1>
            <EmptyState
              title={texts.none}
              action={
                controlOf(competition, stage) !== null && (
                  <Link to={`/${uuid}/clock/control?stage=${stage}`}>{texts.control}</Link>
                )
              }
            >
              {texts.noneHint}
            </EmptyState>
          </main>
        )
      }
    </LoadState>
  );
}

/** The stage, where there are several. */
const titleOf = (competition: Competition | undefined, stage: string): string => {
  if (!competition) return texts.title;
  const { name, stages } = competition;
  const named = stages.length > 1 ? stages.find(({ uuid }) => uuid === stage)?.name : undefined;
  return named === undefined ? name : `${name} · ${named}`;
};

/** Where the clock is run from; null for those who only watch. */
const controlOf = (competition: Competition | undefined, stage: string): string | null =>
  competition && isOrganiserSide(competition.role)
    ? `/${competition.uuid}/clock/control?stage=${stage}`
    : null;

/** Where the stage's plan is, if it has one that may be seen. */
const planOf = (competition: Competition | undefined, stage: string): string | null =>
  (competition?.canSeeLeaderboard || competition?.role) &&
  competition.stages.some(({ uuid, planned }) => planned && uuid === stage)
    ? `/${competition.uuid}/plan?stage=${stage}`
    : null;
