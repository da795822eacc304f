import type { Competition } from '@topout/contract';
import { aCompetition, aStage } from '@topout/testing';
import { routes } from '../routes.tsx';

export const women = '0198a5c0-1111-7000-8000-0000000000a1';
export const men = '0198a5c0-1111-7000-8000-0000000000a2';

/** A competition with two categories. */
export function aContest(
  settings: Partial<Competition['settings']> = {},
  more: Partial<Competition> = {},
): Competition {
  const competition = aCompetition({
    stages: [
      aStage({
        categories: [
          { uuid: women, name: 'Women', capacity: null },
          { uuid: men, name: 'Men', capacity: null },
        ],
      }),
    ],
    ...more,
  });
  return { ...competition, settings: { ...competition.settings, ...settings } };
}

/** The token call's answer to somebody who signs in. */
export const tokens = { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresIn: 3600 };

/** This remote's pages, and a page instead of the competition's home. */
export const allRoutes = [...routes, { path: ':competition', element: <p>The competition’s home</p> }];
