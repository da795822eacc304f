import type { APIRequestContext } from '@playwright/test';

interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

interface Config {
  readonly client_id: string;
  readonly client_secret: string;
  readonly demo: { readonly competition: string; readonly accounts: readonly DemoAccount[] };
}

/** The running demo competition and its accounts, as the product publishes them. */
export async function readConfig(request: APIRequestContext): Promise<Config> {
  const reply = await request.get('/config.json');
  return (await reply.json()) as Config;
}

/** The running competition, with 120 people in three categories. */
export const demoGym = { uuid: '0198a5c0-0000-7000-8000-000000000001', name: 'Tidemill Autumn Open' };

export async function demoAccount(request: APIRequestContext, role: string): Promise<DemoAccount> {
  const { demo } = await readConfig(request);
  const account = demo.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return account;
}
