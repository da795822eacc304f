import { type PageHandle, type RemoteModule, RequireSession } from '@topout/app-kit';
import type { RouteObject } from 'react-router-dom';

const plain = { layout: 'plain' } satisfies PageHandle;
const inCompetition = { layout: 'competition' } satisfies PageHandle;

/** A screen that is fetched on its first visit. */
const screen = (load: () => Promise<{ default: () => React.ReactNode }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

const flowFrame = screen(() => import(/* webpackChunkName: "flow" */ './flow/flow-frame.tsx'));

const enter: RouteObject = {
  path: ':competition/enter',
  handle: inCompetition,
  ...flowFrame,
  children: [
    { index: true, ...screen(() => import(/* webpackChunkName: "flow" */ './enter/welcome-screen.tsx')) },
    {
      path: 'competitor-number',
      ...screen(
        () => import(/* webpackChunkName: "enter-steps" */ './enter/number/competitor-number-screen.tsx'),
      ),
    },
    {
      path: 'not-listed',
      ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/number/not-listed-screen.tsx')),
    },
    {
      path: 'listed',
      ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/number/listed-screen.tsx')),
    },
    {
      path: 'login',
      ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/login-screen.tsx')),
    },
    {
      element: <RequireSession place="enter" />,
      children: [
        {
          path: 'entries/:profile/answers',
          ...screen(() => import(/* webpackChunkName: "enter-steps" */ './questions/own-answers-screen.tsx')),
        },
      ],
    },
    {
      ...screen(() => import(/* webpackChunkName: "flow" */ './enter/entry-gate.tsx')),
      children: [
        {
          path: 'email',
          ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/email-screen.tsx')),
        },
        {
          path: 'age',
          ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/age-screen.tsx')),
        },
        {
          path: 'register',
          ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/register-screen.tsx')),
        },
        {
          element: <RequireSession place="enter" />,
          children: [
            {
              path: 'confirm',
              ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/confirm-screen.tsx')),
            },
            {
              path: 'entries/:profile',
              ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/own-entry-screen.tsx')),
            },
            {
              path: 'entries/:profile/team',
              ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/team/team-screen.tsx')),
            },
            {
              path: 'join-team',
              ...screen(() => import(/* webpackChunkName: "enter-steps" */ './enter/team/join-screen.tsx')),
            },
            {
              path: 'competitors',
              ...screen(() => import(/* webpackChunkName: "children" */ './children/competitors-screen.tsx')),
            },
            {
              path: 'competitors/add',
              ...screen(() => import(/* webpackChunkName: "children" */ './children/add-child-screen.tsx')),
            },
            {
              path: 'competitors/:profile',
              ...screen(() => import(/* webpackChunkName: "children" */ './children/edit-child-screen.tsx')),
            },
          ],
        },
      ],
    },
  ],
};

const judge: RouteObject = {
  path: ':competition/judge',
  handle: inCompetition,
  ...flowFrame,
  children: [
    { index: true, ...screen(() => import(/* webpackChunkName: "judge" */ './judge/landing-screen.tsx')) },
    {
      path: 'onboarding',
      ...screen(() => import(/* webpackChunkName: "judge" */ './judge/judge-gate.tsx')),
      children: [
        {
          index: true,
          ...screen(() => import(/* webpackChunkName: "judge-steps" */ './judge/email-screen.tsx')),
        },
        {
          path: 'register',
          ...screen(() => import(/* webpackChunkName: "judge-steps" */ './judge/register-screen.tsx')),
        },
        {
          path: 'login',
          ...screen(() => import(/* webpackChunkName: "judge-steps" */ './judge/login-screen.tsx')),
        },
        {
          element: <RequireSession place="judge" />,
          children: [
            {
              path: 'kids',
              ...screen(() => import(/* webpackChunkName: "judge-steps" */ './judge/kids-screen.tsx')),
            },
            {
              path: 'confirm',
              ...screen(() => import(/* webpackChunkName: "judge-steps" */ './judge/confirm-screen.tsx')),
            },
          ],
        },
      ],
    },
  ],
};

const ticketScreen = screen(() => import(/* webpackChunkName: "ticket" */ './ticket/ticket-screen.tsx'));

/** A code says by itself of which competition it is: the short address is for people who type. */
const ticket: readonly RouteObject[] = [
  { path: ':competition/ticket', handle: inCompetition, ...ticketScreen },
  { path: 'ticket', handle: plain, ...ticketScreen },
];

const admin: RouteObject = {
  path: ':competition/admin',
  handle: inCompetition,
  ...flowFrame,
  children: [
    { index: true, ...screen(() => import(/* webpackChunkName: "admin" */ './admin/admin-screen.tsx')) },
    {
      path: 'login',
      ...screen(() => import(/* webpackChunkName: "admin" */ './admin/admin-login-screen.tsx')),
    },
  ],
};

const profile: RouteObject = {
  path: 'profile',
  handle: plain,
  element: <RequireSession place="product" />,
  children: [
    {
      index: true,
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/profile-screen.tsx')),
    },
    {
      path: 'details',
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/details-screen.tsx')),
    },
    {
      path: 'email',
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/email-screen.tsx')),
    },
    {
      path: 'password',
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/password-screen.tsx')),
    },
    {
      path: 'notifications',
      ...screen(
        () => import(/* webpackChunkName: "notifications" */ './notifications/notifications-screen.tsx'),
      ),
    },
    {
      path: 'competitors/add',
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/add-competitor-screen.tsx')),
    },
    {
      path: 'competitors/:profile',
      ...screen(() => import(/* webpackChunkName: "profile" */ './profile/competitor-screen.tsx')),
    },
  ],
};

/** Home, entry flows, judge onboarding, sign-in, profile: the paths of package.json's `topout.paths`. */
const remote: RemoteModule = {
  routes: [
    {
      index: true,
      handle: plain,
      ...screen(() => import(/* webpackChunkName: "home" */ './home/home-screen.tsx')),
    },
    {
      path: 'app',
      handle: plain,
      ...screen(() => import(/* webpackChunkName: "app" */ './app/app-screen.tsx')),
    },
    {
      path: 'sign-in',
      handle: plain,
      ...flowFrame,
      children: [
        {
          index: true,
          ...screen(() => import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-screen.tsx')),
        },
      ],
    },
    {
      path: 'sign-up',
      handle: plain,
      ...flowFrame,
      children: [
        {
          index: true,
          ...screen(() => import(/* webpackChunkName: "sign-up" */ './sign-in/sign-up-screen.tsx')),
        },
      ],
    },
    {
      path: 'reset-password',
      handle: plain,
      ...screen(() => import(/* webpackChunkName: "password" */ './password/reset-password-screen.tsx')),
    },
    {
      path: 'confirm-email',
      handle: plain,
      ...screen(() => import(/* webpackChunkName: "password" */ './profile/confirm-email-screen.tsx')),
    },
    profile,
    enter,
    judge,
    ...ticket,
    admin,
  ],
};

export const routes = remote.routes;
