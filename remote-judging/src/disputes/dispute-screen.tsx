import { usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { DisputesPage } from './disputes-page.tsx';
import { disputeTexts as texts } from './texts.ts';
import { Thread } from './thread.tsx';

/** One result in dispute: what it was, what was said, and what was decided. */
export default function DisputeScreen() {
  const { competition = '', dispute: wanted = '' } = useParams();
  usePage({ title: texts.one, back: `/${competition}/disputes` });
  return (
    <DisputesPage>
      {(part) => {
        const found = part.data.find(({ uuid }) => uuid === wanted);
        if (found) return <Thread {...part} dispute={found} />;
        return (
          <EmptyState
            title={texts.gone}
            action={
              <ButtonLink as={Link} to={`/${competition}/disputes`}>
                {texts.toAll}
              </ButtonLink>
            }
          />
        );
      }}
    </DisputesPage>
  );
}
