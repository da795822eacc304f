import type { Competition } from '@topout/contract';
import { useDesk } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { Notice, SkeletonRows } from '@topout/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import { Desk } from './desk.tsx';
import { texts } from './texts.ts';

/** The check-in desk, for organisers. (behaviour: check-in#the-desk) */
export default function CheckInScreen() {
  const { competition = '' } = useParams();
  const menuItems = useMemo(
    () => [
      { label: texts.tablet, to: `/${competition}/tablet` },
      { label: texts.files, to: `/${competition}/results#entries` },
    ],
    [competition],
  );
  usePage({ title: texts.title, back: `/${competition}/dashboard`, menuItems });
  return <StaffPage allowed={canManageSetup}>{(data) => <Loaded competition={data} />}</StaffPage>;
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const { data, error, isLive } = useDesk(competition.uuid);
  const isOld = data !== undefined && (!isLive || error !== undefined);
  return (
    <>
      {isOld && (
        <Notice tone="warning" title={texts.offlineTitle}>
          {texts.offline}
        </Notice>
      )}
      <LoadState
        read={{ data, ...(data === undefined && { error }) }}
        loading={<SkeletonRows label={texts.loading} count={8} />}
      >
        {({ data: rows }) => <Desk competition={competition} rows={rows} />}
      </LoadState>
    </>
  );
}
