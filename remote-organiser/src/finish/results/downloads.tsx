import { resultsAddress } from '@topout/api-client';
import { Button, ButtonLink, DownloadIcon, PrintIcon, Row } from '@topout/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

const endings = { xlsx: texts.xlsx, csv: texts.csv } as const;
type Ending = keyof typeof endings;

const isEnding = (value: string | null): value is Ending => value === 'xlsx' || value === 'csv';

interface DownloadsProps {
  readonly competition: string;
  /** What else leads to results, in the same row. */
  readonly children?: ReactNode;
}

/**
 * The results as files and on paper. People sent here by a link to a file get it. (behaviour:
 * organising#files)
 */
export function Downloads({ competition, children }: DownloadsProps) {
  const { busy, run } = useAction();
  const download = (ending: Ending) =>
    run(async () => window.location.assign(await resultsAddress(competition, ending)), texts.downloadFailed);
  useWantedFile(download);
  return (
    <Row wrap gap={2}>
      {(Object.keys(endings) as Ending[]).map((ending) => (
        <Button key={ending} icon={<DownloadIcon />} disabled={busy} onClick={() => void download(ending)}>
          {endings[ending]}
        </Button>
      ))}
      <ButtonLink as={Link} to={`/${competition}/print?sheet=results`} icon={<PrintIcon />}>
        {texts.print}
      </ButtonLink>
      {children}
    </Row>
  );
}

function useWantedFile(download: (ending: Ending) => Promise<unknown>): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('download');
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !isEnding(wanted)) return;
    done.current = true;
    setQuery({}, { replace: true });
    void download(wanted);
  });
}
