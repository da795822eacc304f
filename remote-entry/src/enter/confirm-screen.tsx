import type { Competition, Profile } from '@topout/contract';
import { useCompetition, useProfile } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { Navigate, useParams } from 'react-router-dom';
import { DetailsForm } from '../account/details-form.tsx';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { When } from '../flow/when.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';
import { ChangeRole } from './change-role.tsx';
import { OnWaitingList } from './on-waiting-list.tsx';

/**
 * A competitor's last step: the category. People who are entered go to the competition, people who must wait
 * see their turn. (behaviour: entering#alone)
 */
export default function ConfirmScreen() {
  const { competition: uuid = '' } = useParams();
  const competition = useCompetition(uuid);
  const profile = useProfile();
  const data = competition.data && profile.data && { competition: competition.data, profile: profile.data };
  return (
    <LoadPage read={{ data, error: competition.error ?? profile.error }} title={texts.confirmTitle}>
      {(loaded) => <Confirm {...loaded} />}
    </LoadPage>
  );
}

function Confirm({ competition, profile }: { readonly competition: Competition; readonly profile: Profile }) {
  const { userEntry, childEntries } = competition;
  const [isParent] = useStored(competition.uuid, 'isParent');
  if (userEntry?.status === 'WAITING') return <OnWaitingList competition={competition} entry={userEntry} />;
  // People who entered children came to see them, unless they said that they compete as well.
  const done = userEntry !== null || (childEntries.length > 0 && isParent !== false);
  if (done) return <Navigate replace to={`/${competition.uuid}`} />;
  if (!isComplete(profile)) {
    return (
      <Step title={texts.detailsTitle} lead={texts.detailsLead}>
        <DetailsForm profile={profile} />
      </Step>
    );
  }
  return (
    <Step title={texts.confirmTitle} lead={texts.enteringAs(profile.name)}>
      <When competition={competition} />
      <CategoryForm competition={competition} person={profile} />
      {competition.settings.parentModeEnabled && (
        <ChangeRole competition={competition.uuid} isParent step="competitors">
          {texts.childInstead}
        </ChangeRole>
      )}
    </Step>
  );
}

/** Parents and judges registered without year of birth and gender; now they compete themselves. */
const isComplete = ({ firstName, lastName, yearOfBirth, gender }: Profile): boolean =>
  firstName !== '' && lastName !== '' && yearOfBirth !== null && gender !== null;
