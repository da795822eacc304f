import { loadConfig } from '@topout/api-client';
import { Button, ErrorCircleIcon, RefreshIcon, WifiOffIcon } from '@topout/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteUnavailableError } from '../federation/load-remote.ts';
import { useOnline } from '../layout/use-online.ts';
import { ProblemPage } from './problem-page.tsx';
import { RemoteDown } from './remote-down.tsx';
import { isMissingFile, reloadOnce, reloadOnReturn } from './stale.ts';
import { texts } from './texts.ts';

/** Replaces a page that failed, either to load or while visible. The rest of the product keeps working. */
export default function PageProblem() {
  const error = useRouteError();
  if (error instanceof RemoteUnavailableError) {
    return error.reason === 'unreachable' ? <RemoteDown /> : <Outdated missing={error.message} />;
  }
  return isMissingFile(error) ? <Outdated missing={error.message} /> : <Broken />;
}

const reload = () => window.location.reload();

const reloadButton = <Button onClick={reload}>{texts.reload}</Button>;

/**
 * A deployment removed this page's files, or there is no network to fetch them: a reload brings them back, by
 * itself as soon as there is one. The router remembers what failed to load, so nothing less than a reload
 * works.
 */
function Outdated({ missing }: { readonly missing: string }) {
  const online = useOnline();
  useEffect(() => {
    reloadOnce(missing);
  }, [missing]);
  useEffect(() => reloadOnReturn(), []);
  return (
    <ProblemPage
      icon={online ? <RefreshIcon size={28} /> : <WifiOffIcon size={28} />}
      title={online ? texts.outdated : texts.offline}
      action={reloadButton}
    >
      {online ? texts.outdatedHint : texts.offlineHint}
    </ProblemPage>
  );
}

function Broken() {
  const [support, setSupport] = useState<string>(texts.theOrganiser);
  useEffect(() => {
    void loadConfig().then(
      ({ supportEmail }) => setSupport(supportEmail || texts.theOrganiser),
      () => undefined,
    );
  }, []);
  return (
    <ProblemPage icon={<ErrorCircleIcon size={28} />} title={texts.broken} action={reloadButton}>
      {texts.brokenHint(support)}
    </ProblemPage>
  );
}
