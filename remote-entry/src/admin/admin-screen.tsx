import { useCompetition } from '@topout/api-client';
import { isOrganiserSide } from '@topout/domain';
import { ButtonLink } from '@topout/ui';
import { Link, Navigate, useParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { adminTexts as texts } from './texts.ts';

/** The entrance for staff: people with a role go straight to the dashboard. */
export default function AdminScreen() {
  const { competition: uuid = '' } = useParams();
  return (
    <LoadPage read={useCompetition(uuid)} title={texts.title}>
      {({ role, judgeRequestPending }) =>
        isOrganiserSide(role) && !judgeRequestPending ? (
          <Navigate replace to={`/${uuid}/dashboard`} />
        ) : (
          <Step title={texts.title} lead={texts.lead}>
            <ButtonLink as={Link} to={`/${uuid}/admin/login`} variant="primary" size="lg" fullWidth>
              {texts.signIn}
            </ButtonLink>
          </Step>
        )
      }
    </LoadPage>
  );
}
