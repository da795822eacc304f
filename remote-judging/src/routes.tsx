import { type PageHandle, type RemoteModule, RequireSession } from '@topout/app-kit';

const plain = { layout: 'plain' } satisfies PageHandle;
/** Judges stand in dim halls, with a phone that must last the day. */
const judging = { layout: 'plain', theme: 'dark' } satisfies PageHandle;

const projector = { layout: 'bare', theme: 'dark' } satisfies PageHandle;

/** Landing, queue, attempt logging, held results, projector: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  routes: [
    {
      path: ':competition',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "landing" */ './landing/landing-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/screen',
      handle: projector,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "projector" */ './projector/projector-screen.tsx'))
          .default,
      }),
    },
    {
      path: ':competition/clock',
      handle: { layout: 'bare' } satisfies PageHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "clock" */ './clock/clock-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/plan',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "plan" */ './plan/plan-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/disputes',
      handle: plain,
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "disputes" */ './disputes/disputes-screen.tsx'))
              .default,
          }),
        },
        {
          path: 'new',
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "disputes" */ './disputes/new-dispute-screen.tsx'))
              .default,
          }),
        },
        {
          path: ':dispute',
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "disputes" */ './disputes/dispute-screen.tsx'))
              .default,
          }),
        },
      ],
    },
    {
      path: ':competition/mark/:user',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "mark" */ './scorecard/marker/mark-screen.tsx'))
          .default,
      }),
    },
    {
      path: ':competition/tablet',
      handle: { layout: 'bare' } satisfies PageHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "tablet" */ './tablet/tablet-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/bracket',
      handle: plain,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "bracket" */ './bracket/bracket-screen.tsx')).default,
      }),
    },
    {
      path: ':competition/screen/bracket',
      handle: projector,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "bracket-hall" */ './bracket/bracket-hall-screen.tsx'))
          .default,
      }),
    },
    {
      path: ':competition/screen/raffle',
      handle: projector,
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "raffle-hall" */ './projector/raffle/raffle-hall-screen.tsx')
        ).default,
      }),
    },
    {
      element: <RequireSession place="product" />,
      children: [
        {
          path: ':competition/hand-over',
          handle: judging,
          lazy: async () => {
            const screen = await import(
              /* webpackChunkName: "hand-over" */ './hand-over/hand-over-screen.tsx'
            );
            return { Component: screen.default, loader: screen.loader };
          },
        },
        {
          path: ':competition/screen/control',
          handle: plain,
          lazy: async () => ({
            Component: (
              await import(/* webpackChunkName: "screen-control" */ './projector/control-screen.tsx')
            ).default,
          }),
        },
        {
          path: ':competition/clock/control',
          handle: plain,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "clock-control" */ './clock/control-screen.tsx'))
              .default,
          }),
        },
        {
          path: ':competition/plan/control',
          handle: plain,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "plan-control" */ './plan/control-screen.tsx'))
              .default,
          }),
        },
        {
          path: ':competition/markers',
          handle: plain,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "markers" */ './markers/pairs-screen.tsx')).default,
          }),
        },
        {
          path: ':competition/held',
          handle: judging,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "held" */ './held/held-screen.tsx')).default,
          }),
        },
      ],
    },
    {
      element: <RequireSession place="judge" />,
      children: [
        {
          path: ':competition/unconfirmed',
          handle: judging,
          lazy: async () => ({
            Component: (
              await import(/* webpackChunkName: "unconfirmed" */ './unconfirmed/unconfirmed-screen.tsx')
            ).default,
          }),
        },
        {
          path: ':competition/heats/:category',
          handle: judging,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "heats" */ './heats/heats-screen.tsx')).default,
          }),
        },
        {
          path: ':competition/judge/:route',
          handle: judging,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "queue" */ './queue/queue-screen.tsx')).default,
          }),
        },
        {
          path: ':competition/judge/:route/:user',
          handle: judging,
          lazy: async () => ({
            Component: (await import(/* webpackChunkName: "attempts" */ './attempts/attempts-screen.tsx'))
              .default,
          }),
        },
      ],
    },
  ],
};

export const routes = remote.routes;
