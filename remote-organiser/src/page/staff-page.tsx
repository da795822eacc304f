import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { LoadState, RequireSession } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import type { Actor } from '@topout/domain';
import { Page, SkeletonRows } from '@topout/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { actorOf } from '../competition/actor-of.ts';
import { staffPageTexts } from './texts.ts';

export interface StaffPageProps {
  /** Who may use the page. */
  readonly allowed: (actor: Actor) => boolean;
  /** For pages without a table: 800 px. */
  readonly narrow?: boolean;
  readonly children: (competition: Competition) => ReactNode;
}

/** A page for some of a competition's staff: signs in, reads the competition, checks the right. */
export const StaffPage = (props: StaffPageProps) => (
  <RequireSession place="product">
    <Inner {...props} />
  </RequireSession>
);

function Inner({ allowed, narrow = false, children }: StaffPageProps) {
  const { competition: uuid = '' } = useParams();
  return (
    <Page wide={!narrow}>
      <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={staffPageTexts.loading} />}>
        {(competition) =>
          allowed(actorOf(competition)) ? children(competition) : <NoRight competition={uuid} place="staff" />
        }
      </LoadState>
    </Page>
  );
}
