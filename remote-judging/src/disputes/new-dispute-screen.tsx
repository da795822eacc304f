import { useEntry } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { competitionRoutes } from '../competition/competition-routes.ts';
import { AppealForm } from './appeal-form.tsx';
import { DisputesPage, type DisputesPart } from './disputes-page.tsx';
import { OpenForm } from './open-form.tsx';
import { disputeTexts as texts } from './texts.ts';
import { wholeNameOfRoute } from '../competition/whole-name.ts';

/** In the address: the entry, one of whose results staff query. */
const queryParameter = 'query';

/** A new appeal, or for staff a query. */
export default function NewDisputeScreen() {
  const { competition = '' } = useParams();
  const [search] = useSearchParams();
  const entry = search.get(queryParameter);
  usePage({
    title: entry === null ? texts.appeal : texts.query,
    back: `/${competition}/disputes`,
  });
  return (
    <DisputesPage>
      {(part) => {
        if (entry === null) return <AppealForm {...part} />;
        if (!part.staff) return <NoRight competition={competition} place="staff" />;
        return <QueryForm {...part} entry={entry} />;
      }}
    </DisputesPage>
  );
}

/** Any route that the climber's category climbs. */
function QueryForm({ judging, routes, entry }: DisputesPart & { readonly entry: string }) {
  const { competition } = judging;
  return (
    <LoadState
      read={useEntry(competition.uuid, entry)}
      loading={<SkeletonRows count={3} label={texts.loading} />}
    >
      {({ uuid, user, category }) => (
        <OpenForm
          competition={competition.uuid}
          kind="QUERY"
          hint={texts.queryHint(user.name)}
          choices={competitionRoutes(routes, competition, category.uuid).map((route) => ({
            entry: uuid,
            route: route.uuid,
            label: wholeNameOfRoute(route, competition, category.uuid),
          }))}
        />
      )}
    </LoadState>
  );
}
