import { Button, RefreshIcon, WifiOffIcon } from '@topout/ui';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useOnline } from '../layout/use-online.ts';
import { texts } from './texts.ts';
import { ProblemPage } from './problem-page.tsx';

/** How often to retry a remote that is down while somebody waits for it, in milliseconds. */
const retryMs = 15_000;

/**
 * Navigating to the current address asks the router for the routes again; this page makes way when they load.
 */
function useRetry(): { readonly retry: () => void; readonly busy: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const retry = useCallback(() => {
    void navigate({ pathname, search, hash }, { replace: true });
  }, [navigate, pathname, search, hash]);
  return { retry, busy: state !== 'idle' };
}

/** A remote cannot be reached: its pages are unavailable for now, and come back by themselves. */
export function RemoteDown() {
  const { retry, busy } = useRetry();
  const online = useOnline();

  useEffect(() => {
    if (!online) return undefined;
    const timer = setInterval(() => document.hidden || retry(), retryMs);
    return () => clearInterval(timer);
  }, [online, retry]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <ProblemPage
      icon={online ? <RefreshIcon size={28} /> : <WifiOffIcon size={28} />}
      title={online ? texts.remoteDown : texts.offline}
      action={
        <Button busy={busy} onClick={retry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {online ? texts.remoteDownHint : texts.offlineHint}
    </ProblemPage>
  );
}
