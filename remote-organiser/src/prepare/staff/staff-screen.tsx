import {
  invitationsKey,
  judgesKey,
  refresh,
  useCompetition,
  useInvitations,
  useJudges,
  useLiveState,
  usePresence,
} from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { SectionHead } from '../setup/section-head.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteSection } from './invite-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { texts } from './texts.ts';

/** Who has a role in a competition, and who asks for one. */
export default function StaffScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/dashboard` });
  usePresence(uuid);
  const competition = useCompetition(uuid).data;
  const judges = useJudges(uuid);
  const invitations = useInvitations(uuid);
  const live = useLiveState(uuid).data;
  // Somebody asked, got an answer elsewhere, or accepted an invitation.
  const known = live && `${live.judgeRequests} ${live.judges.length}`;
  useEffect(() => {
    if (known !== undefined) void refresh(judgesKey(uuid), invitationsKey(uuid));
  }, [uuid, known]);
  const data = competition &&
    judges.data &&
    invitations.data && { competition, judges: judges.data, invitations: invitations.data };
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <LoadState
        read={{ data, error: judges.error ?? invitations.error ?? null }}
        loading={<SkeletonRows count={6} label={texts.loading} />}
      >
        {(loaded) => (
          <>
            <RequestsSection competition={uuid} requests={loaded.judges.filter(({ pending }) => pending)} />
            <PeopleSection
              competition={loaded.competition}
              people={loaded.judges.filter(({ pending }) => !pending)}
              live={live}
            />
            <InviteSection competition={loaded.competition} />
            <InvitationsSection
              competition={loaded.competition}
              invitations={loaded.invitations}
              at={live?.at}
            />
          </>
        )}
      </LoadState>
    </>
  );
}
