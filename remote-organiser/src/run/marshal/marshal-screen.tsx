import type { Competition } from '@topout/contract';
import { useMarshalBoard } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canUseDashboard } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import { MarshalBoard } from './marshal-board.tsx';
import { texts } from './texts.ts';

/** The marshal's board of a stage, for judges and organisers. (behaviour: marshal) */
export default function MarshalScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <StaffPage allowed={canUseDashboard} narrow>
      {(data) => <Loaded competition={data} />}
    </StaffPage>
  );
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const [search] = useSearchParams();
  const stage = search.get('stage') ?? undefined;
  const { data, error, isLive } = useMarshalBoard(competition.uuid, stage);
  return (
    <LoadState
      read={{ data, ...(data === undefined && { error }) }}
      loading={<SkeletonRows label={texts.loading} count={8} />}
    >
      {(board) => (
        <MarshalBoard
          // What was typed and opened belongs to a stage.
          key={board.stage}
          competition={competition}
          board={board}
          asked={stage}
          isOld={!isLive || error !== undefined}
        />
      )}
    </LoadState>
  );
}
