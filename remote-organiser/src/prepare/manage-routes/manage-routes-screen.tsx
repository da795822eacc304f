import { useCompetition, useVenueRoutes } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { canManageSetup } from '@topout/domain';
import { ButtonLink, EmptyState, MapIcon, Page, Spinner, TabLink, TabNav } from '@topout/ui';
import { Link, Navigate, useParams } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { routesOf } from '../../competition/route-names.ts';
import { JudgingGroupsTab } from './judging-groups/judging-groups-tab.tsx';
import { NumberingTab } from './numbering/numbering-tab.tsx';
import type { RoutesTabProps } from './routes-tab.ts';
import { texts } from './texts.ts';

const tabs: Record<string, { name: string; Content: (props: RoutesTabProps) => React.ReactNode }> = {
  areas: { name: texts.judgingGroups, Content: JudgingGroupsTab },
  categories: { name: texts.categories, Content: NumberingTab },
};

/** Judging groups and route numbers, on the venue's map. (behaviour: routes#judging-areas) */
export default function ManageRoutesScreen() {
  const { competition = '', tab = '' } = useParams();
  if (!(tab in tabs)) return <Navigate replace to={`/${competition}/manage-routes/categories`} />;
  return (
    <RequireSession place="product">
      <ManageRoutes />
    </RequireSession>
  );
}

function ManageRoutes() {
  const { competition: uuid = '', tab = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/dashboard` });
  const competition = useCompetition(uuid);
  const routes = useVenueRoutes(competition.data?.venues[0]?.uuid ?? null, uuid);
  const data = competition.data && routes.data && { competition: competition.data, routes: routes.data };
  return (
    <Page wide>
      <h1>{texts.title}</h1>
      <TabNav label={texts.tabs}>
        {Object.entries(tabs).map(([path, { name }]) => (
          <TabLink
            key={path}
            as={Link}
            to={`/${uuid}/manage-routes/${path}`}
            aria-current={path === tab ? 'page' : undefined}
          >
            {name}
          </TabLink>
        ))}
      </TabNav>
      <LoadState
        read={{ data, error: competition.error ?? routes.error, isKept: competition.isKept || routes.isKept }}
        loading={<Spinner page label={texts.loading} />}
      >
        {(loaded) => <Tab {...loaded} tab={tab} />}
      </LoadState>
    </Page>
  );
}

function Tab({ competition, routes, tab }: RoutesTabProps & { readonly tab: string }) {
  const Content = tabs[tab]?.Content ?? NumberingTab;
  if (!canManageSetup(actorOf(competition))) {
    return <NoRight competition={competition.uuid} place="staff" />;
  }
  const ordered = routesOf(routes, competition);
  if (ordered.length === 0) {
    return (
      <EmptyState
        icon={<MapIcon size={28} />}
        title={texts.noRoutes}
        action={
          <ButtonLink as={Link} to={`/${competition.uuid}/setup/routes`} variant="primary">
            {texts.toRoutes}
          </ButtonLink>
        }
      >
        {texts.noRoutesHint}
      </EmptyState>
    );
  }
  return <Content competition={competition} routes={ordered} />;
}
