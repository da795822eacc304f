import { ButtonLink, EmptyState, LockIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/**
 * Where people can get the missing right: as competitors, as judges, or from the people who run the
 * competition.
 */
type NoRightPlace = 'enter' | 'judge' | 'staff';

const texts = {
  title: 'Not for your role',
  text: 'Your role in this competition does not include this page. The organisers give roles.',
  ways: { enter: 'Enter', judge: 'Judge here', staff: 'Sign in as staff' },
  competition: 'To the competition',
} as const;

const paths: Record<NoRightPlace, string> = {
  enter: 'enter',
  judge: 'judge/onboarding',
  staff: 'admin/login',
};

export interface NoRightProps {
  readonly competition: string;
  readonly place: NoRightPlace;
  /** The reason, if it is more than a missing role. */
  readonly children?: ReactNode;
}

/** Replaces a page that the person may not use: says why, and where to get the right. */
export const NoRight = ({ competition, place, children = texts.text }: NoRightProps) => (
  <EmptyState
    icon={<LockIcon size={28} />}
    title={texts.title}
    action={
      <>
        <ButtonLink as={Link} to={`/${competition}/${paths[place]}`}>
          {texts.ways[place]}
        </ButtonLink>{' '}
        <ButtonLink as={Link} to={`/${competition}`} variant="quiet">
          {texts.competition}
        </ButtonLink>
      </>
    }
  >
    {children}
  </EmptyState>
);
