import type { Competition } from '@topout/contract';
import { useAnnouncements, useCompetition, useWaves } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { Page, SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { texts } from './texts.ts';

const loading = <SkeletonRows label={texts.loading} />;

/** What was announced to the reader; organisers write here. (behaviour: announcements) */
export default function AnnouncementsScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}` });
  return (
    <Page>
      <h1>{texts.title}</h1>
      <LoadState read={useCompetition(uuid)} loading={loading}>
        {(competition) => <Announcements competition={competition} />}
      </LoadState>
    </Page>
  );
}

function Announcements({ competition }: { readonly competition: Competition }) {
  const organises = canManageSetup(actorOf(competition));
  const addressees = { stages: competition.stages, waves: useWaves(competition.uuid).data?.data ?? [] };
  return (
    <>
      {organises && <AnnounceForm competition={competition.uuid} addressees={addressees} />}
      <LoadState read={useAnnouncements(competition.uuid)} loading={loading}>
        {(announcements) => <AnnouncementList {...{ competition, addressees, announcements, organises }} />}
      </LoadState>
    </>
  );
}
