import { judgesKey, refresh, useCompetition, useJudges, useLiveState, usePresence } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { SectionHead } from '../setup/section-head.tsx';
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
  const live = useLiveState(uuid).data;
  // Somebody asked, or was answered elsewhere.
  const requests = live?.judgeRequests;
  useEffect(() => {
    if (requests !== undefined) void refresh(judgesKey(uuid));
  }, [uuid, requests]);
  const data = competition && judges.data && { competition, judges: judges.data };
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <LoadState
        read={{ data, error: judges.error ?? null }}
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
            <InviteSection competition={uuid} />
          </>
        )}
      </LoadState>
    </>
  );
}
