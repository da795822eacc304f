import type { Competition, Profile } from '@topout/contract';
import { useCompetition, useProfile } from '@topout/api-client';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { nextPage } from '../flow/next-page.ts';
import { judgeTexts as texts } from '../texts.ts';
import { isStaff, judgesAlready } from './judging-state.ts';
import { PendingRequest } from './pending-request.tsx';
import { StaffMessage } from './staff-message.tsx';

interface Judge {
  readonly competition: Competition;
  readonly profile: Profile;
}

/** A step for signed-in people; existing judges, and staff on their way elsewhere, move on. */
export function OnboardingStep({ children }: { readonly children: (judge: Judge) => ReactNode }) {
  const { competition: uuid = '' } = useParams();
  const [query] = useSearchParams();
  const next = nextPage(query);
  const competition = useCompetition(uuid);
  const profile = useProfile();
  const data = competition.data && profile.data && { competition: competition.data, profile: profile.data };
  return (
    <LoadPage read={{ data, error: competition.error ?? profile.error }} title={texts.keyTitle}>
      {(judge) => {
        if (isStaff(judge.competition) && next !== null) return <Navigate replace to={next} />;
        if (judgesAlready(judge.competition)) return <Navigate replace to={`/${uuid}`} />;
        if (isStaff(judge.competition)) return <StaffMessage competition={uuid} />;
        if (judge.competition.judgeRequestPending) return <PendingRequest competition={uuid} />;
        return children(judge);
      }}
    </LoadPage>
  );
}
