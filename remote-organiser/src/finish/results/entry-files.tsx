import { entriesAddress } from '@topout/api-client';
import { Button, DownloadIcon, Row, Stack } from '@topout/ui';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

const endings = ['xlsx', 'csv'] as const;

/** All entries as a file, for organisers. (behaviour: organising#files) */
export function EntryFiles({ competition }: { readonly competition: string }) {
  const { busy, run } = useAction();
  const download = (ending: (typeof endings)[number]) =>
    run(async () => window.location.assign(await entriesAddress(competition, ending)), texts.downloadFailed);
  return (
    <section id="entries" aria-labelledby="entry-files">
      <Stack gap={3}>
        <h2 id="entry-files">{texts.entries}</h2>
        <p>{texts.entriesLead}</p>
        <Row wrap gap={2}>
          {endings.map((ending) => (
            <Button
              key={ending}
              icon={<DownloadIcon />}
              disabled={busy}
              onClick={() => void download(ending)}
            >
              {texts.entriesAs[ending]}
            </Button>
          ))}
        </Row>
      </Stack>
    </section>
  );
}
