import type { Competition } from '@topout/contract';
import { isLoggedInAtom, useCompetition, useProfile } from '@topout/api-client';
import { ButtonLink, Row, SearchIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { RegisterForm } from '../../account/register-form.tsx';
import { LoadPage } from '../../flow/load-page.tsx';
import { Message } from '../../flow/message.tsx';
import { Step } from '../../flow/step.tsx';
import { entryFlowTexts as texts } from '../../texts.ts';
import { OtherWays } from '../other-ways.tsx';
import { isEntered } from '../welcome-target.ts';

/** For people on the organisers' list: an account with that address, name and year gets the entry at once. */
export default function ListedScreen() {
  const { competition: uuid = '' } = useParams();
  return (
    <LoadPage read={useCompetition(uuid)} title={texts.listedTitle}>
      {(competition) => <Listed competition={competition} />}
    </LoadPage>
  );
}

function Listed({ competition }: { readonly competition: Competition }) {
  // Registering signs in before the name is saved: the form leads on, not the session.
  const [named, setNamed] = useState(useAtomValue(isLoggedInAtom));
  if (!named) {
    return (
      <Step title={texts.listedTitle} lead={texts.listedLead}>
        <RegisterForm competes onDone={() => setNamed(true)} />
        <OtherWays competition={competition} />
      </Step>
    );
  }
  if (isEntered(competition)) return <Navigate replace to={`/${competition.uuid}`} />;
  return <NobodyListed competition={competition} />;
}

function NobodyListed({ competition }: { readonly competition: Competition }) {
  const profile = useProfile();
  return (
    <LoadPage read={profile} title={texts.nobodyListed}>
      {({ name, yearOfBirth, email }) => (
        <Message
          icon={<SearchIcon size={28} />}
          title={texts.nobodyListed}
          action={
            <>
              <Row wrap justify="center">
                <ButtonLink as={Link} to="/profile/competitors/add">
                  {texts.listedChild}
                </ButtonLink>
                <ButtonLink as={Link} to="/profile/details" variant="quiet">
                  {texts.listedDetails}
                </ButtonLink>
              </Row>
              <OtherWays competition={competition} />
            </>
          }
        >
          {texts.nobodyListedText(name, yearOfBirth, email ?? '')}
        </Message>
      )}
    </LoadPage>
  );
}
