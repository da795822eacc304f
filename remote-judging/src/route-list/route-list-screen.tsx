import { useVenueRoutes } from '@topout/api-client';
import { LoadState, type MenuItem, usePage } from '@topout/app-kit';
import { Announced } from '@topout/app-kit/announced';
import { canJudge, entryRights, isOrganiserSide } from '@topout/domain';
import { ButtonLink, SkeletonRows, Stack, VisuallyHidden } from '@topout/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ClosedNotice } from '../competition/closed-notice.tsx';
import { TimeLeftBanner } from '../competition/time-left-banner.tsx';
import type { Judging } from '../competition/use-judging.ts';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { isStale, quiet } from '../outbox/quiet.ts';
import { texts as shared } from '../texts.ts';
import { GroupedRoutes } from './grouped-routes.tsx';
import { HeatLinks } from './heat-links.tsx';
import { texts } from './texts.ts';
import { ToUnconfirmed } from './to-unconfirmed.tsx';

export interface RouteListScreenProps {
  readonly judging: Judging;
  /** The competition as last read. */
  readonly stale: boolean;
}

/** A judge's first page: their routes by judging group (behaviour: judging#route-list). */
export default function RouteListScreen({ judging, stale }: RouteListScreenProps) {
  const { competition, actor, phase, closed } = judging;
  const { uuid, name } = competition;
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, uuid);
  usePage({ title: name, menuItems: useMenu(judging), theme: 'dark' });

  return (
    <Stack gap={6}>
      {/* The header says it already, in the competition's colours. */}
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Announced competition={uuid} />
      {closed === null && <TimeLeftBanner endMs={phase.endMs} />}
      <OutboxNotices competition={uuid} stale={stale || isStale(routes)} />
      {canJudge(actor) && competition.routeGroups.some(({ confirmedBy }) => confirmedBy !== 'NOBODY') && (
        <ToUnconfirmed competition={uuid} />
      )}
      <HeatLinks competition={competition} />
      {closed === null ? (
        <LoadState read={quiet(routes)} loading={<SkeletonRows count={8} label={texts.loadingRoutes} />}>
          {(all) => <GroupedRoutes judging={judging} routes={all} />}
        </LoadState>
      ) : (
        <ClosedNotice judging={judging} />
      )}
      {closed === null && entryRights(actor, competition.settings).canAdd && (
        <ButtonLink as={Link} to={`/${uuid}/enter/competitors`} fullWidth>
          {texts.addCompetitor}
        </ButtonLink>
      )}
    </Stack>
  );
}

function useMenu({ competition, actor: { role } }: Judging): MenuItem[] {
  const { uuid, canSeeLeaderboard, routeGroups } = competition;
  const hasMarkers = routeGroups.some(({ confirmedBy }) => confirmedBy === 'MARKER');
  return useMemo(
    () => [
      ...(canSeeLeaderboard ? [{ label: texts.manageCompetitors, to: `/${uuid}/entries` }] : []),
      ...(hasMarkers ? [{ label: texts.markers, to: `/${uuid}/markers` }] : []),
      ...(isOrganiserSide(role) ? [{ label: shared.dashboard, to: `/${uuid}/dashboard` }] : []),
    ],
    [uuid, canSeeLeaderboard, hasMarkers, role],
  );
}
