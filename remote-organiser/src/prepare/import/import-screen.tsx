import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { ImportSection } from './import-section.tsx';
import { importTexts as texts } from './texts.ts';

/** Enters people from a list: a section of the set-up, whose frame checks the right. */
export default function ImportScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/dashboard` });
  return (
    <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={texts.loading} />}>
      {(competition) => <ImportSection competition={competition} />}
    </LoadState>
  );
}
