import { usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState, MapIcon, Page } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface NothingHereProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An address with nothing behind it, and the link home. */
export function NothingHere({ title, children }: NothingHereProps) {
  usePage({ title });
  const home = (
    <ButtonLink as={Link} to="/">
      {texts.toHome}
    </ButtonLink>
  );
  return (
    <Page>
      <EmptyState whole icon={<MapIcon size={28} />} title={title} action={home}>
        {children}
      </EmptyState>
    </Page>
  );
}
