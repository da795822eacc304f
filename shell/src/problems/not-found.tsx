import { usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState, MapIcon, Page } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

/** An address that belongs to nobody. */
export default function NotFound() {
  usePage({ title: texts.notFound });
  const home = (
    <ButtonLink as={Link} to="/">
      {texts.toHome}
    </ButtonLink>
  );
  return (
    <Page>
      <EmptyState whole icon={<MapIcon size={28} />} title={texts.notFound} action={home}>
        {texts.notFoundHint}
      </EmptyState>
    </Page>
  );
}
