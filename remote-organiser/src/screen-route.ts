import type { PageHandle } from '@topout/app-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

const handle = { layout: 'plain' } satisfies PageHandle;

/** A screen with its path, fetched on its first visit. */
export const screenRoute = (
  path: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): RouteObject => ({ path, handle, lazy: async () => ({ Component: (await load()).default }) });
