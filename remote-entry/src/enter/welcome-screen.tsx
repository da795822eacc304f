import type { Competition } from '@topout/contract';
import { isLoggedInAtom, useCompetition } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { useAtomValue } from 'jotai';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { nextPage } from '../flow/next-page.ts';
import { entryFlowTexts as texts } from '../texts.ts';
import { EntryNotAllowed } from './entry-not-allowed.tsx';
import { Welcome } from './welcome.tsx';
import { welcomeTarget } from './welcome-target.ts';

/** The first page of entering. Returning visitors move on. (behaviour: entering#welcome) */
export default function WelcomeScreen() {
  const { competition = '' } = useParams();
  return (
    <LoadPage read={useCompetition(competition)} title={texts.welcomeTitle}>
      {(loaded) => <WelcomeOrOn competition={loaded} />}
    </LoadPage>
  );
}

function WelcomeOrOn({ competition }: { readonly competition: Competition }) {
  const loggedIn = useAtomValue(isLoggedInAtom);
  const [isParent] = useStored(competition.uuid, 'isParent');
  const [query] = useSearchParams();
  const target = welcomeTarget(competition, { loggedIn, isParent, next: nextPage(query) });
  if (target !== null) return <Navigate replace to={target} />;
  return competition.canEnter ? (
    <Welcome competition={competition} />
  ) : (
    <EntryNotAllowed competition={competition} />
  );
}
