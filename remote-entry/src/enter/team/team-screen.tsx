import type { Competition, OwnTeam, Profile } from '@topout/contract';
import { RefusedError, useChildren, useCompetition, useOwnTeam, useProfile } from '@topout/api-client';
import { ButtonLink, Notice } from '@topout/ui';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadPage } from '../../flow/load-page.tsx';
import { Step } from '../../flow/step.tsx';
import { ChooseTeam } from './choose-team.tsx';
import { InTeam } from './in-team.tsx';
import { linkedCode } from './linked-code.ts';
import { teamTexts as texts } from './texts.ts';

/** The team of somebody who has entered, or of their child. (behaviour: teams#entrants) */
export default function TeamScreen() {
  const { competition: uuid = '', profile = '' } = useParams();
  const competition = useCompetition(uuid);
  const own = useOwnTeam(uuid, profile);
  const me = useProfile();
  const children = useChildren();
  const person = [me.data, ...(children.data ?? [])].find((one) => one?.uuid === profile);
  const data = competition.data &&
    own.data &&
    person && { competition: competition.data, own: own.data, person };
  // A team's link also reaches people who are not entered yet.
  if (own.error instanceof RefusedError && (own.error.status === 403 || own.error.status === 404))
    return <Navigate replace to={`/${uuid}/enter`} />;
  if (competition.data?.settings.teamsEnabled === false) return <Navigate replace to={`/${uuid}`} />;
  return (
    <LoadPage
      read={{ data, error: competition.error ?? own.error ?? me.error ?? children.error }}
      title={texts.title}
    >
      {(loaded) => <Team {...loaded} />}
    </LoadPage>
  );
}

interface TeamProps {
  readonly competition: Competition;
  readonly own: OwnTeam;
  readonly person: Profile;
}

function Team({ competition: { uuid }, own: { team, canChange }, person }: TeamProps) {
  const [search] = useSearchParams();
  const of = { competition: uuid, person: person.uuid };
  return (
    <Step
      title={texts.title}
      lead={team ? texts.inTeam(person.name, team.name) : texts.lead(person.name)}
      back="history"
    >
      {team && <InTeam {...of} team={team} canChange={canChange} />}
      {!team && canChange && <ChooseTeam {...of} code={search.get('code') ?? linkedCode(uuid)} />}
      {!canChange && <Notice>{texts.closed}</Notice>}
      <ButtonLink as={Link} to={`/${uuid}`} variant={team ? 'primary' : 'quiet'} size="lg" replace>
        {team ? texts.goOn : texts.without}
      </ButtonLink>
    </Step>
  );
}
