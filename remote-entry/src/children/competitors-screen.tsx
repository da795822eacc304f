import type { Competition, Profile } from '@topout/contract';
import { useChildren, useCompetition } from '@topout/api-client';
import { ButtonLink, PlusIcon, SkeletonRows, Stack, UsersIcon } from '@topout/ui';
import { Link, useLocation, useParams } from 'react-router-dom';
import { ChangeRole } from '../enter/change-role.tsx';
import { entryPath } from '../enter/entry-path.ts';
import { LoadPage } from '../flow/load-page.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { When } from '../flow/when.tsx';
import { childrenTexts as texts } from '../texts.ts';
import { CompetitorsForm } from './competitors-form.tsx';

/** A parent's children, and a button to enter them all. (behaviour: entering#with-children) */
export default function CompetitorsScreen() {
  const { competition: uuid = '' } = useParams();
  const competition = useCompetition(uuid);
  const children = useChildren();
  const data = competition.data &&
    children.data && { competition: competition.data, children: children.data };
  return (
    <LoadPage
      read={{ data, error: competition.error ?? children.error }}
      title={texts.title}
      loading={<SkeletonRows label={texts.loading} count={3} />}
    >
      {(loaded) => <Competitors {...loaded} />}
    </LoadPage>
  );
}

interface CompetitorsProps {
  readonly competition: Competition;
  readonly children: readonly Profile[];
}

function Competitors({ competition, children }: CompetitorsProps) {
  const { search } = useLocation();
  const add = { pathname: entryPath(competition.uuid, 'competitors/add'), search };
  const myself = competition.canEnter && competition.userEntry === null && (
    <ChangeRole competition={competition.uuid} isParent={false} step="confirm">
      {texts.myself}
    </ChangeRole>
  );
  if (children.length === 0) {
    return (
      <Message
        icon={<UsersIcon size={28} />}
        title={texts.emptyTitle}
        action={
          <Stack gap={3}>
            <ButtonLink as={Link} to={add} variant="primary" size="lg" icon={<PlusIcon />}>
              {texts.add}
            </ButtonLink>
            {myself}
          </Stack>
        }
      >
        {texts.empty}
      </Message>
    );
  }
  return (
    <Step title={texts.title} lead={texts.lead}>
      <When competition={competition} />
      <CompetitorsForm competition={competition} people={children}>
        <ButtonLink as={Link} to={add} icon={<PlusIcon />}>
          {texts.addAnother}
        </ButtonLink>
        {myself}
      </CompetitorsForm>
    </Step>
  );
}
