import { contractVersion, type PageHandle, type RemoteModule } from '@topout/app-kit';

const plain = { layout: 'plain' } satisfies PageHandle;

/** Boards, entries, dashboard, set-up, print: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  contractVersion,
  routes: [
    {
      path: 'organise',
      handle: plain,
      lazy: async () => ({ Component: (await import('./home/organise-screen.tsx')).default }),
    },
  ],
};

export const routes = remote.routes;
export { contractVersion };
