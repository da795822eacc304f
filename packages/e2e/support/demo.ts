import type { APIRequestContext } from '@playwright/test';

export interface Account {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

interface Config {
  readonly client_id: string;
  readonly client_secret: string;
  readonly demo: { readonly competition: string; readonly accounts: readonly Account[] };
}

/** The running demo competition and its accounts, as the product publishes them. */
export async function readConfig(request: APIRequestContext): Promise<Config> {
  const reply = await request.get('/config.json');
  return (await reply.json()) as Config;
}

export async function demoAccount(request: APIRequestContext, role: string): Promise<Account> {
  const { demo } = await readConfig(request);
  const account = demo.accounts.find((one) => one.role.toLowerCase() === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return account;
}

/** A bearer token of a demo account. */
export async function tokenOf(request: APIRequestContext, role: string): Promise<string> {
  const account = await demoAccount(request, role);
  const config = await readConfig(request);
  const reply = await request.post('/api/auth/token', {
    form: {
      grant_type: 'password',
      username: account.email,
      password: account.password,
      client_id: config.client_id,
      client_secret: config.client_secret,
    },
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  return access_token;
}

interface Competition {
  readonly uuid: string;
  readonly judge_key: string;
  readonly stages: readonly {
    readonly categories: readonly { readonly uuid: string; readonly name: string }[];
  }[];
  readonly venues: readonly { readonly uuid: string }[];
}

/** The running competition as its organiser sees it, with the judging key. */
export async function readCompetition(request: APIRequestContext): Promise<Competition> {
  const { demo } = await readConfig(request);
  const token = await tokenOf(request, 'organiser');
  const reply = await request.get(`/api/competitions/${demo.competition}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as Competition;
}
