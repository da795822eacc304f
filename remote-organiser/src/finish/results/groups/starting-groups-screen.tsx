import { useResults } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { ButtonLink, EmptyState, SkeletonRows, UsersIcon } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { StaffPage } from '../../../page/staff-page.tsx';
import { GroupBoard } from './group-board.tsx';
import { sizesOf } from './groups-of.ts';
import { groupsTexts as texts } from './texts.ts';

/** Who climbs in which starting group, with corrections by hand, for organisers. */
export default function StartingGroupsScreen() {
  const { competition: uuid = '', stage = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/results` });
  return (
    <StaffPage allowed={canManageSetup}>
      {({ uuid: competition }) => <Groups competition={competition} stage={stage} />}
    </StaffPage>
  );
}

interface GroupsProps {
  readonly competition: string;
  readonly stage: string;
}

function Groups({ competition, stage: uuid }: GroupsProps) {
  return (
    <LoadState read={useResults(competition)} loading={<SkeletonRows count={8} label={texts.loading} />}>
      {({ stages }) => {
        const stage = stages.find((one) => one.uuid === uuid);
        const drawn = stage?.categories.some(({ rows }) => sizesOf(rows).size > 0);
        if (stage && drawn) return <GroupBoard competition={competition} stage={stage} />;
        return (
          <EmptyState
            icon={<UsersIcon size={28} />}
            title={stage ? texts.noGroups : texts.gone}
            action={
              <ButtonLink as={Link} to={`/${competition}/results`}>
                {texts.back}
              </ButtonLink>
            }
          >
            {stage ? texts.noGroupsText : texts.goneText}
          </EmptyState>
        );
      }}
    </LoadState>
  );
}
