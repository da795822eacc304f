import { contractVersion, type PageHandle, type RemoteModule } from '@topout/app-kit';

const plain = { layout: 'plain' } satisfies PageHandle;

/** Landing, queue, attempt logging, scorecard, projector: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  contractVersion,
  routes: [
    {
      path: ':competition',
      handle: plain,
      lazy: async () => ({ Component: (await import('./landing/landing-screen.tsx')).default }),
    },
  ],
};

export const routes = remote.routes;
export { contractVersion };
