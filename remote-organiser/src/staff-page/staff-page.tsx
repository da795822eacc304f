import { type Competition, useCompetition } from '@topout/api-client';
import { LoadState, RequireSession } from '@topout/app-kit';
import type { Actor } from '@topout/domain';
import { ButtonLink, EmptyState, LockIcon, Page, SkeletonRows } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { actorOf } from '../competition/actor-of.ts';
import { staffPageTexts } from './texts.ts';

export interface StaffPageProps {
  /** Who may use the page. */
  readonly allowed: (actor: Actor) => boolean;
  readonly children: (competition: Competition) => ReactNode;
  /** What is said while it loads, and to whoever may not use it. */
  readonly texts?: Record<keyof typeof staffPageTexts, string>;
}

/** A page for some of the staff of a competition: signed in, the competition read, the right asked. */
export const StaffPage = (props: StaffPageProps) => (
  <RequireSession place="product">
    <Inner {...props} />
  </RequireSession>
);

function Inner({ allowed, children, texts = staffPageTexts }: StaffPageProps) {
  const { competition: uuid = '' } = useParams();
  return (
    <Page wide>
      <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={texts.loading} />}>
        {(competition) =>
          allowed(actorOf(competition)) ? (
            children(competition)
          ) : (
            <NotYours competition={uuid} texts={texts} />
          )
        }
      </LoadState>
    </Page>
  );
}

interface NotYoursProps extends Required<Pick<StaffPageProps, 'texts'>> {
  readonly competition: string;
}

const NotYours = ({ competition, texts }: NotYoursProps) => (
  <EmptyState
    icon={<LockIcon size={28} />}
    title={texts.notYoursTitle}
    action={
      <ButtonLink as={Link} to={`/${competition}`}>
        {texts.toCompetition}
      </ButtonLink>
    }
  >
    {texts.notYours}
  </EmptyState>
);
