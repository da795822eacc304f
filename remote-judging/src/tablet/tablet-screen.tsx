import { isLoggedIn, keptTablet, sessionAtom, ticketIn } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState, Page, Spinner } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { AskNumber } from './ask-number.tsx';
import { texts } from './texts.ts';

const TabletCard = lazy(() => import(/* webpackChunkName: "tablet-card" */ './tablet-card.tsx'));
const TabletStaff = lazy(() => import(/* webpackChunkName: "tablet-staff" */ './tablet-staff.tsx'));

/** A tablet that goes from climber to climber: number, card, Done. (behaviour: self-scoring#tablets) */
export default function TabletScreen() {
  const { competition = '' } = useParams();
  const session = useAtomValue(sessionAtom);
  const [sending, setSending] = useState(false);
  usePage({ title: texts.title });
  useWakeLock();
  const tablet = keptTablet(competition);
  const ticket = ticketIn(session, competition);
  const loading = <Spinner label={texts.loading} page />;

  if (isLoggedIn(session))
    return (
      <Suspense fallback={loading}>
        <TabletStaff competition={competition} />
      </Suspense>
    );
  if (!tablet) return <NoTablet competition={competition} />;
  if (ticket && !sending)
    return (
      <Suspense fallback={loading}>
        <TabletCard key={ticket.user} ticket={ticket} />
      </Suspense>
    );
  return <AskNumber tablet={tablet} sending={sending} onSending={setSending} />;
}

function NoTablet({ competition }: { readonly competition: string }) {
  const next = new URLSearchParams({ next: `/${competition}/tablet` }).toString();
  return (
    <Page>
      <EmptyState
        whole
        title={texts.noTablet}
        action={
          <ButtonLink as={Link} to={`/sign-in?${next}`}>
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.noTabletHint}
      </EmptyState>
    </Page>
  );
}
