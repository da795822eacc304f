import { entriesAddress } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { Button, DownloadIcon, Notice, Row, Stack } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { useAction } from '../../finish/results/use-action.ts';
import { StaffPage } from '../../page/staff-page.tsx';
import { texts } from './texts.ts';

const endings = ['xlsx', 'csv'] as const;

/** All entries as a file, for organisers. (behaviour: organising#files) */
export default function EntryFilesScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/entries` });
  return <StaffPage allowed={canManageSetup}>{({ uuid }) => <EntryFiles competition={uuid} />}</StaffPage>;
}

function EntryFiles({ competition }: { readonly competition: string }) {
  const { busy, run } = useAction();
  const download = (ending: (typeof endings)[number]) =>
    run(async () => window.location.assign(await entriesAddress(competition, ending)), texts.failed);
  return (
    <Stack gap={4}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <p>{texts.answers}</p>
      <Row wrap gap={2}>
        {endings.map((ending) => (
          <Button
            key={ending}
            size="lg"
            icon={<DownloadIcon />}
            disabled={busy}
            onClick={() => void download(ending)}
          >
            {texts[ending]}
          </Button>
        ))}
      </Row>
      <Notice>{texts.private}</Notice>
    </Stack>
  );
}
