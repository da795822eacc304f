import type { Media } from '@topout/contract';
import sharp from 'sharp';
import { issuePair } from '../../people/auth/sessions/issue-tokens.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, type TestApi } from '../../testing.ts';
import { accountCalls } from './account-calls.ts';
import type { DocumentedCall } from './documented-call.ts';

/** How our own client identifies itself in token calls. */
const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
const form = { ...client, 'content-type': 'application/x-www-form-urlencoded' };
const anEmail = () => `${newId()}@example.org`;

const aChild = async (api: TestApi) => {
  const as = await aUser(api.db);
  return { as, url: `/profiles/${await aProfile(api.db, { parentId: as.profile })}` };
};

const anUpload = async (api: TestApi) => {
  const as = await aUser(api.db);
  const media = (await api.call('POST', '/media', { as, body: { type: 'image/png' } })).json<Media>();
  const { pathname, search } = new URL(media.signedUploadUrl);
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer();
  return {
    uuid: media.uuid,
    url: `${pathname.replace('/api', '')}${search}`,
    body,
    headers: { 'content-type': 'image/png' },
  };
};

const authCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /auth/register',
    status: 201,
    audience: 'secret',
    request: async () => ({
      url: '/auth/register',
      headers: client,
      body: { email: anEmail(), password: 'climb every mountain' },
    }),
  },
  {
    call: 'POST /auth/check-email',
    status: 200,
    audience: 'everybody',
    request: async () => ({ url: '/auth/check-email', body: { email: anEmail() } }),
  },
  {
    call: 'POST /auth/token',
    status: 200,
    audience: 'secret',
    request: async () => ({ url: '/auth/token', headers: form, body: 'grant_type=client_credentials' }),
  },
  {
    call: 'POST /auth/revoke',
    status: 200,
    audience: 'secret',
    request: async (api) => ({
      url: '/auth/revoke',
      headers: form,
      body: `token=${(await aUser(api.db)).token}`,
    }),
  },
  {
    call: 'POST /auth/authorize',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({
      url: '/auth/authorize',
      as: await aUser(api.db),
      body: { redirectUri: 'http://localhost:80/results' },
    }),
  },
  {
    call: 'GET /auth/sessions',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/auth/sessions', as: await aUser(api.db) }),
  },
  {
    call: 'DELETE /auth/sessions/{session}',
    status: 204,
    audience: 'signed in',
    request: async (api) => {
      const as = await aUser(api.db);
      await issuePair(api.db, as.family);
      return { url: `/auth/sessions/${as.family}`, as };
    },
  },
  {
    call: 'DELETE /auth/sessions',
    status: 204,
    audience: 'signed in',
    request: async (api) => ({ url: '/auth/sessions', as: await aUser(api.db) }),
  },
  ...accountCalls,
  {
    call: 'POST /auth/password-reset',
    status: 204,
    audience: 'everybody',
    request: async () => ({ url: '/auth/password-reset', body: { email: anEmail() } }),
  },
  {
    call: 'POST /auth/password-reset/confirm',
    status: 204,
    audience: 'secret',
    request: async (api) => {
      const token = newSecret();
      const { account } = await aUser(api.db);
      await api.db.kysely
        .insertInto('passwordReset')
        .values({ hash: secretHash(token), accountId: account, expiresAt: new Date(Date.now() + 60_000) })
        .execute();
      return { url: '/auth/password-reset/confirm', body: { token, password: 'climb every mountain' } };
    },
  },
];

export const peopleCalls: readonly DocumentedCall[] = [
  ...authCalls,
  {
    call: 'GET /profiles/{profile}',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me', as: await aUser(api.db) }),
  },
  {
    call: 'PATCH /profiles/{profile}',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me', as: await aUser(api.db), body: { firstName: 'Ada' } }),
  },
  { call: 'DELETE /profiles/{profile}', status: 204, audience: 'signed in', request: aChild },
  {
    call: 'GET /profiles/me/export',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me/export', as: await aUser(api.db) }),
  },
  {
    call: 'GET /profiles/me/children',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me/children', as: (await aChild(api)).as }),
  },
  {
    call: 'GET /profiles/me/entered-competitions',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const as = await aUser(api.db);
      await anEntry(api.db, await aCompetition(api.db), { profileId: as.profile });
      return { url: '/profiles/me/entered-competitions', as };
    },
  },
  {
    call: 'POST /profiles/me/children',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({
      url: '/profiles/me/children',
      as: await aUser(api.db),
      body: { firstName: 'Kim', lastName: 'Climber', yearOfBirth: 2016, gender: 'OTHER' },
    }),
  },
  {
    call: 'POST /media',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({ url: '/media', as: await aUser(api.db), body: { type: 'image/png' } }),
  },
  {
    call: 'PUT /media/{media}/file',
    status: 204,
    audience: 'secret',
    request: async (api) => {
      const { url, body, headers } = await anUpload(api);
      return { url, body, headers };
    },
  },
  {
    call: 'GET /media/{media}',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const { uuid, url, body, headers } = await anUpload(api);
      await api.call('PUT', url, { body, headers });
      return { url: `/media/${uuid}` };
    },
  },
];
