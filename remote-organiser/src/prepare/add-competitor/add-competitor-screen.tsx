import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { AddSection } from './add-section.tsx';
import { texts } from './texts.ts';

/** Enters one person by name: a section of the set-up, whose frame checks the right. */
export default function AddCompetitorScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/dashboard` });
  return (
    <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={texts.loading} />}>
      {(competition) => <AddSection competition={competition} />}
    </LoadState>
  );
}
