import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Api } from './api.ts';
import { readConfig } from './demo.ts';

/** A person with an account, or about to make one. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** A person new to the product. */
export function newcomer(firstName: string, lastName: string): Person {
  return { firstName, lastName, email: `${randomUUID()}@example.org`, password: 'long enough to be safe' };
}

/** The API in the name of a person with an account. */
export async function signedIn(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Api> {
  const { client_id, client_secret } = await readConfig(request);
  const reply = await request.post('/api/auth/token', {
    form: { grant_type: 'password', username: email, password, client_id, client_secret },
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  return new Api(request, access_token);
}

/** Makes a newcomer's account. @returns the API in their name */
export async function register(request: APIRequestContext, person: Person): Promise<Api> {
  const { client_id, client_secret } = await readConfig(request);
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const reply = await request.post('/api/auth/register', {
    headers: { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` },
    data: { email, password },
  });
  if (!reply.ok()) throw new Error(`register: ${reply.status()} ${await reply.text()}`);
  const api = await signedIn(request, person);
  await api.patch('/profiles/me', { first_name, last_name });
  return api;
}
