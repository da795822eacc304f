import { useLeague } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Page, SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { Standings } from './standings.tsx';
import { leagueTexts as texts } from './texts.ts';

/** Standings over a series of competitions, for everybody. */
export default function LeagueScreen() {
  const { league = '' } = useParams();
  const read = useLeague(league);
  usePage({ title: read.data?.name ?? texts.title, back: 'history' });
  return (
    <Page wide>
      <LoadState read={read} loading={<SkeletonRows count={10} label={texts.loading} />}>
        {(loaded) => <Standings league={loaded} />}
      </LoadState>
    </Page>
  );
}
