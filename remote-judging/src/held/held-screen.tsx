import { useEntries, usePresentJudges, useHeldResults, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { canJudge, canManageSetup } from '@topout/domain';
import { ButtonLink, EmptyState, Page, SkeletonRows, Stack, UploadIcon } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { ScreenHead } from '../competition/screen-head.tsx';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { isStale, quiet } from '../outbox/quiet.ts';
import { HeldItem } from './held-item.tsx';
import styles from './held-screen.module.css';
import { texts } from './texts.ts';

const loading = <SkeletonRows count={4} label={texts.loading} />;

/** Everything that was logged but does not count: staff settle all of it, judges their own. */
export default function HeldScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  const staff = judging.data !== undefined && canManageSetup(judging.data.actor);
  usePage({ title: texts.title, back: `/${competition}/${staff ? 'dashboard' : 'judge'}` });
  return (
    <Page>
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) =>
          staff || canJudge(data.actor) ? (
            <HeldList judging={data} staff={staff} stale={isStale(judging)} />
          ) : (
            <NoRight competition={competition} place="judge" />
          )
        }
      </LoadState>
    </Page>
  );
}

interface HeldListProps {
  readonly judging: Judging;
  /** Sees everybody's held results. */
  readonly staff: boolean;
  /** The competition as last read. */
  readonly stale: boolean;
}

function HeldList({ judging, staff, stale }: HeldListProps) {
  const { uuid, venues } = judging.competition;
  const held = useHeldResults(uuid, staff ? 'all' : 'mine');
  const routes = useVenueRoutes(venues[0]?.uuid ?? null, uuid);
  const entries = useEntries(uuid);
  usePresentJudges(uuid, null);
  const read = {
    data:
      held.data && routes.data && entries.data
        ? { held: held.data, routes: routes.data, entries: entries.data }
        : undefined,
    error: held.error ?? routes.error ?? entries.error,
    isKept: stale || routes.isKept || entries.isKept,
  };
  return (
    <LoadState read={read} loading={loading}>
      {(data) => (
        <Stack gap={6}>
          <ScreenHead title={texts.title} hint={texts.hint} />
          {staff && (
            <ButtonLink as={Link} to={`/${uuid}/hand-over`} icon={<UploadIcon />}>
              {texts.bring}
            </ButtonLink>
          )}
          {data.held.length === 0 ? (
            <EmptyState title={texts.none}>{staff ? texts.noneHint : texts.noneMineHint}</EmptyState>
          ) : (
            <ul className={styles.list} aria-label={texts.title}>
              {data.held.map((line) => (
                <li key={`${line.route} ${line.competitor}`}>
                  <HeldItem
                    judging={judging}
                    line={line}
                    route={data.routes.find(({ uuid: route }) => route === line.route)}
                    entry={data.entries.find((entry) => entry.uuid === line.entry)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </LoadState>
  );
}
