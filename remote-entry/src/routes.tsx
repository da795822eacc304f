import { contractVersion, type PageHandle, type RemoteModule } from '@topout/app-kit';

const plain = { layout: 'plain' } satisfies PageHandle;

/** Home, entry flows, judge onboarding, profile: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  contractVersion,
  routes: [
    {
      path: 'app',
      handle: plain,
      lazy: async () => ({ Component: (await import('./app/app-screen.tsx')).default }),
    },
  ],
};

export const routes = remote.routes;
export { contractVersion };
