import { useEntries, useFloor, useHeld, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { ButtonLink, EmptyState, LockIcon, Page, SkeletonRows, Stack, UploadIcon } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { HeldItem } from './held-item.tsx';
import styles from './held-screen.module.css';
import { texts } from './texts.ts';

const loading = <SkeletonRows count={4} label={texts.loading} />;

/** Everything that judges logged and that does not count, for staff to settle. */
export default function HeldScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <Page>
      <LoadState read={judging} loading={loading}>
        {(data) =>
          canManageSetup(data.actor) ? (
            <HeldList judging={data} />
          ) : (
            <EmptyState icon={<LockIcon size={28} />} title={texts.notAllowed} />
          )
        }
      </LoadState>
    </Page>
  );
}

function HeldList({ judging }: { readonly judging: Judging }) {
  const { uuid, venues } = judging.competition;
  const held = useHeld(uuid, 'all');
  const routes = useVenueRoutes(venues[0]?.uuid ?? null, uuid);
  const entries = useEntries(uuid);
  useFloor(uuid, null);
  const read = {
    data:
      held.data && routes.data && entries.data
        ? { held: held.data, routes: routes.data, entries: entries.data }
        : undefined,
    error: held.error ?? routes.error ?? entries.error,
  };
  return (
    <LoadState read={read} loading={loading}>
      {(data) => (
        <Stack gap={6}>
          <header>
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.hint}>{texts.hint}</p>
          </header>
          <ButtonLink as={Link} to={`/${uuid}/hand-over`} icon={<UploadIcon />}>
            {texts.bring}
          </ButtonLink>
          {data.held.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          ) : (
            <ul className={styles.list} aria-label={texts.title}>
              {data.held.map((command) => (
                <li key={command.id}>
                  <HeldItem
                    judging={judging}
                    command={command}
                    route={data.routes.find(({ uuid: route }) => route === command.route)}
                    entry={data.entries.find(({ user }) => user.uuid === command.competitor)}
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
