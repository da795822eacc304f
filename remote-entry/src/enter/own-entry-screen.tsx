import type { Competition, Profile } from '@topout/contract';
import { useChildren, useCompetition, useProfile } from '@topout/api-client';
import { CheckCircleIcon, ButtonLink } from '@topout/ui';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { When } from '../flow/when.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';
import { entryPath } from './entry-path.ts';
import { ToAnswers } from '../questions/to-answers.tsx';
import { teamTexts } from './team/texts.ts';
import { Withdraw } from './withdraw.tsx';

/** Somebody changes their mind about their own entry, or a child's: another category, or none. */
export default function OwnEntryScreen() {
  const { competition: uuid = '', profile = '' } = useParams();
  const competition = useCompetition(uuid);
  const own = useProfile();
  const children = useChildren();
  const person =
    own.data?.uuid === profile ? own.data : children.data?.find((child) => child.uuid === profile);
  const all = own.data && children.data;
  const data = competition.data && all && { competition: competition.data, person };
  return (
    <LoadPage
      read={{ data, error: competition.error ?? own.error ?? children.error }}
      title={texts.ownEntryTitle}
    >
      {(loaded) => <OwnEntry {...loaded} />}
    </LoadPage>
  );
}

interface OwnEntryProps {
  readonly competition: Competition;
  readonly person: Profile | undefined;
}

function OwnEntry({ competition, person }: OwnEntryProps) {
  const { uuid, userEntry, childEntries } = competition;
  const [leaving, setLeaving] = useState<'ASKED' | 'LEFT' | null>(null);
  const entry = [...(userEntry ? [userEntry] : []), ...childEntries].find(
    ({ user }) => user.uuid === person?.uuid,
  );
  // The entry may be gone before, or without, the answer.
  if (leaving === 'LEFT' || (leaving === 'ASKED' && !entry)) return <Withdrawn competition={uuid} />;
  if (!person || !entry?.canChange) return <Navigate replace to={`/${uuid}`} />;
  return (
    <Step title={texts.ownEntryTitle} lead={texts.ownEntryLead(person.name, entry.category.name)}>
      <When competition={competition} />
      <CategoryForm competition={competition} person={person} entry={entry} />
      {competition.settings.teamsEnabled && (
        <ButtonLink as={Link} to={entryPath(uuid, `entries/${person.uuid}/team`)} fullWidth>
          {teamTexts.toTeam}
        </ButtonLink>
      )}
      <ToAnswers competition={uuid} person={person.uuid} />
      <Withdraw
        competition={competition}
        entry={entry.uuid}
        name={person.name}
        onAsked={() => setLeaving('ASKED')}
        onLeft={() => setLeaving('LEFT')}
      />
    </Step>
  );
}

const Withdrawn = ({ competition }: { readonly competition: string }) => (
  <Message
    icon={<CheckCircleIcon size={28} />}
    title={texts.withdrawn}
    action={
      <ButtonLink as={Link} to={entryPath(competition)} replace>
        {texts.enterAgain}
      </ButtonLink>
    }
  >
    {texts.withdrawnText}
  </Message>
);
