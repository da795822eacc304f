import { createECDH } from 'node:crypto';
import type { StoredRules } from '../../../competition/authority/rules.ts';
import type { TestCompetition } from '../../../following/competitions/testing.ts';
import { newId } from '../../../platform/ids.ts';
import { aSubscription } from '../../../people/push/testing.ts';
import type { TestUser } from '../../../testing.ts';

/** Everybody who may reach an account, a profile, or a competition's entrance. */
export const people = [
  'OWNER',
  'PARENT',
  'MASTER',
  'STAFF_JUDGE',
  'STAFF',
  'JUDGE',
  'PENDING',
  'REVOKED',
  'STRANGER',
  'TICKET',
  'GUEST',
  'NOBODY',
] as const;
export type Person = (typeof people)[number];

const everybody = people;
const signedIn = people.filter((person) => person !== 'TICKET' && person !== 'GUEST' && person !== 'NOBODY');

const withTicket = [...signedIn, 'TICKET'] as const;

/** A competition; the OWNER is a competitor with an account, and the PARENT has a child; both are entered. */
export interface Ground extends TestCompetition {
  readonly owner: TestUser;
  readonly parent: TestUser;
  readonly child: string;
  /** Nobody's child, and not entered. */
  readonly outsider: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Row {
  readonly what: string;
  readonly settings?: StoredRules;
  readonly may: readonly Person[];
  readonly call: (on: Ground) => readonly [method: Method, url: string, body?: object];
}

const own: readonly Row[] = [
  { what: 'my profile', may: signedIn, call: () => ['GET', '/profiles/me'] },
  { what: 'changing my profile', may: signedIn, call: () => ['PATCH', '/profiles/me', { firstName: 'Al' }] },
  { what: 'my children', may: signedIn, call: () => ['GET', '/profiles/me/children'] },
  { what: 'what I am entered in', may: signedIn, call: () => ['GET', '/profiles/me/entered-competitions'] },
  {
    what: 'a new child',
    may: signedIn,
    call: () => [
      'POST',
      '/profiles/me/children',
      { firstName: 'Kim', lastName: 'C', yearOfBirth: 2016, gender: 'OTHER' },
    ],
  },
  { what: 'my data', may: signedIn, call: () => ['GET', '/profiles/me/export'] },
  { what: 'my devices', may: signedIn, call: () => ['GET', '/auth/sessions'] },
  { what: 'the end of my other devices', may: signedIn, call: () => ['DELETE', '/auth/sessions'] },
  {
    what: 'a one-time code',
    may: signedIn,
    call: () => ['POST', '/auth/authorize', { redirectUri: 'http://localhost:80/x' }],
  },
  { what: 'what my phone is told', may: withTicket, call: () => ['GET', '/push'] },
  {
    what: 'telling my phone something',
    may: withTicket,
    call: () => {
      const publicKey = createECDH('prime256v1').generateKeys();
      return ['PUT', '/push', aSubscription({ publicKey, authSecret: Buffer.alloc(16) })];
    },
  },
  { what: 'a message to try', may: withTicket, call: () => ['POST', '/push/test'] },
  { what: 'telling my phone nothing', may: withTicket, call: () => ['DELETE', '/push'] },
  { what: 'an upload', may: signedIn, call: () => ['POST', '/media', { type: 'image/png' }] },
];

const ofOthers: readonly Row[] = (['NONE', 'ADD', 'ADD_MODIFY'] as const).flatMap(
  (judgeCompetitorPermissions): Row[] => {
    const settings = { judgeCompetitorPermissions };
    return [
      {
        what: "a competitor's profile",
        settings,
        may: ['OWNER'],
        call: (on) => ['GET', `/profiles/${on.owner.profile}`],
      },
      {
        what: "a competitor's name",
        settings,
        may: ['OWNER'],
        call: (on) => ['PATCH', `/profiles/${on.owner.profile}`, { firstName: 'Renamed' }],
      },
      {
        what: "a child's profile",
        settings,
        may: ['PARENT'],
        call: (on) => ['GET', `/profiles/${on.child}`],
      },
    ];
  },
);

const only: readonly Row[] = [
  {
    what: "a competitor's year of birth",
    may: ['OWNER'],
    call: (on) => ['PATCH', `/profiles/${on.owner.profile}`, { yearOfBirth: 1991 }],
  },
  {
    what: "a child's public name",
    may: ['PARENT'],
    call: (on) => ['PATCH', `/profiles/${on.child}`, { fullNamePublic: true }],
  },
  { what: 'the end of a child', may: ['PARENT'], call: (on) => ['DELETE', `/profiles/${on.child}`] },
  {
    what: 'the end of a competitor',
    may: ['OWNER'],
    call: (on) => ['DELETE', `/profiles/${on.owner.profile}`],
  },
  {
    what: "somebody's device",
    may: ['OWNER'],
    call: (on) => ['DELETE', `/auth/sessions/${on.owner.family}`],
  },
];

const door: readonly Row[] = [
  {
    what: 'whether an e-mail is known',
    may: everybody,
    call: () => ['POST', '/auth/check-email', { email: `${newId()}@example.org` }],
  },
  {
    what: 'a way back in',
    may: everybody,
    call: () => ['POST', '/auth/password-reset', { email: `${newId()}@example.org` }],
  },
  {
    what: 'a sign-in link',
    may: everybody,
    call: () => ['POST', '/auth/sign-in-link', { email: `${newId()}@example.org`, page: '/' }],
  },
  {
    what: 'the look at a key',
    may: everybody,
    call: (on) => ['POST', `/competitions/${on.id}/judge/validate-key`, { key: on.key }],
  },
  {
    what: 'joining with a key',
    may: signedIn,
    call: (on) => ['POST', `/competitions/${on.id}/judge`, { key: on.key }],
  },
  {
    what: 'the look at a number',
    may: everybody,
    call: (on) => ['GET', `/competitions/${on.id}/entries/by-competitor-number/17`],
  },
  {
    what: 'entering somebody who never was here, by their id',
    may: [],
    call: (on) => [
      'POST',
      `/competitions/${on.id}/entries`,
      { category: on.categories[0], user: on.outsider },
    ],
  },
  {
    what: 'entering oneself',
    // The owner is already entered; the master organises and may enter too.
    may: signedIn.filter((person) => person !== 'OWNER'),
    call: (on) => ['POST', `/competitions/${on.id}/entries`, { category: on.categories[1] }],
  },
];

const teams = (['NONE', 'ADD_MODIFY'] as const).flatMap((judgeCompetitorPermissions): Row[] => {
  const settings = { judgeCompetitorPermissions, teamsEnabled: true };
  const own = (on: Ground) => `/competitions/${on.id}/team-members/${on.owner.profile}`;
  return [
    { what: 'a look at the own team', settings, may: ['OWNER'], call: (on) => ['GET', own(on)] },
    {
      what: 'the own team',
      settings,
      may: ['OWNER'],
      call: (on) => ['POST', own(on), { name: 'Crimpers' }],
    },
    { what: 'leaving the own team', settings, may: ['OWNER'], call: (on) => ['DELETE', own(on)] },
    {
      what: "a child's team",
      settings,
      may: ['PARENT'],
      call: (on) => ['POST', `/competitions/${on.id}/team-members/${on.child}`, { name: 'Jugs' }],
    },
  ];
});

/** Accounts, profiles, and a competition's entrance. */
export const peopleRows: readonly Row[] = [...own, ...ofOthers, ...only, ...teams, ...door];
