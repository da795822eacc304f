import { sessionAtom, ticketIn, useDisputes, useVenueRoutes } from '@topout/api-client';
import { LoadState, RequireSession } from '@topout/app-kit';
import type { Dispute, Disputes, Route } from '@topout/contract';
import { canQuery } from '@topout/domain';
import { Page, SkeletonRows } from '@topout/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { disputeTexts as texts } from './texts.ts';

export interface DisputesPart extends Disputes {
  readonly judging: Judging;
  /** Queries results, and sees everybody's. */
  readonly staff: boolean;
  /** Of the venue. */
  readonly routes: readonly Route[];
}

export interface OfDispute extends DisputesPart {
  readonly dispute: Dispute;
}

interface DisputesPageProps {
  readonly children: (part: DisputesPart) => ReactNode;
}

const loading = <SkeletonRows count={4} label={texts.loading} />;

/** What every screen about disputes needs; for those who are signed in, also by a ticket. */
export function DisputesPage({ children }: DisputesPageProps) {
  const { competition = '' } = useParams();
  const ticket = ticketIn(useAtomValue(sessionAtom), competition);
  const page = (
    <Page>
      <Loaded uuid={competition}>{children}</Loaded>
    </Page>
  );
  return ticket ? page : <RequireSession place="product">{page}</RequireSession>;
}

function Loaded({ uuid, children }: DisputesPageProps & { readonly uuid: string }) {
  const judging = useJudging(uuid);
  const disputes = useDisputes(uuid);
  const routes = useVenueRoutes(judging.data?.competition.venues[0]?.uuid ?? null, uuid);
  const read = {
    data:
      judging.data && disputes.data && routes.data
        ? { judging: judging.data, disputes: disputes.data, routes: routes.data }
        : undefined,
    error: judging.error ?? disputes.error ?? routes.error,
  };
  return (
    <LoadState read={read} loading={loading}>
      {(data) =>
        children({
          ...data.disputes,
          judging: data.judging,
          routes: data.routes,
          staff: canQuery(data.judging.actor),
        })
      }
    </LoadState>
  );
}
