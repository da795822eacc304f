import '@topout/ui/tokens.css';
import '@topout/ui/base.css';
import './first-sight.css';
import { beginSession, followOtherTabs, resumeOutbox } from '@topout/api-client';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cacheSettings } from './cache-settings.ts';
import { lendRuntime } from './federation/lend-runtime.ts';
import { readRemotes } from './federation/read-remotes.ts';
import { dropForeignSight } from './layout/first-sight.tsx';
import { nextTask } from './next-task.ts';
import { createAppRouter } from './router.tsx';
import { startServiceWorker } from './service-worker/start.ts';

/** One store, one cache and one router for the life of the page; remotes mount none of their own. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  dropForeignSight();
  lendRuntime();
  const [remotes] = await Promise.all([readRemotes(), beginSession()]);
  // On a slow phone a tap need not wait for the code, the router and the first render together.
  await nextTask();
  const router = createAppRouter(remotes);
  await nextTask();
  createRoot(root).render(
    <StrictMode>
      <Provider>
        <SWRConfig value={cacheSettings()}>
          <RouterProvider router={router} />
        </SWRConfig>
      </Provider>
    </StrictMode>,
  );
  followOtherTabs();
  resumeOutbox();
  if (process.env['NODE_ENV'] === 'production') {
    void startServiceWorker(remotes, router);
  }
}

void start();
