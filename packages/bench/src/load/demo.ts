/** What the benchmarks read of the demo, over HTTP like everybody else. */
export interface Demo {
  readonly competition: string;
  readonly token: string;
  /** User uuids of all entries. */
  readonly competitors: readonly string[];
  readonly categories: readonly string[];
  /** Boulders, and the people who have not topped them. */
  readonly open: readonly { readonly route: string; readonly competitor: string }[];
}

interface Account {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** @throws Error when it is refused */
export async function readJson<T>(url: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function signIn(
  base: string,
  account: Account,
  client: { id: string; secret: string },
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username: account.email,
    password: account.password,
    client_id: client.id,
    client_secret: client.secret,
  });
  const { access_token } = await readJson<{ access_token: string }>(`${base}/auth/token`, {
    method: 'POST',
    body,
  });
  return access_token;
}

interface Config {
  readonly client_id: string;
  readonly client_secret: string;
  readonly demo: { readonly competition: string; readonly accounts: readonly Account[] };
}

const readConfig = (port: number) => readJson<Config>(`http://127.0.0.1:${port}/config.json`);

/** Signs in as one of the demo's people. @returns an access token */
export async function tokenOf(port: number, role: string): Promise<string> {
  const { client_id: id, client_secret: secret, demo } = await readConfig(port);
  const account = demo.accounts.find((one) => one.role.toLowerCase() === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return signIn(`http://127.0.0.1:${port}/api`, account, { id, secret });
}

/** Signs in as the demo's organiser and lists the open streams of the running competition. */
export async function readDemo(port: number): Promise<Demo> {
  const base = `http://127.0.0.1:${port}/api`;
  const token = await tokenOf(port, 'organiser');
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { competition } = (await readConfig(port)).demo;
  const found = await readJson<{ venues: { uuid: string }[]; stages: { categories: { uuid: string }[] }[] }>(
    `${base}/competitions/${competition}`,
    init,
  );
  const routes = await readJson<{ uuid: string; climb_type: string }[]>(
    `${base}/venues/${found.venues[0]?.uuid}/routes?competition=${competition}`,
    init,
  );
  const entries = await readJson<{ data: { user: { uuid: string } }[] }>(
    `${base}/competitions/${competition}/entries`,
    init,
  );
  const competitors = entries.data.map(({ user }) => user.uuid);
  const open: { route: string; competitor: string }[] = [];
  for (const route of routes.filter(({ climb_type }) => climb_type === 'BOULDER')) {
    const { data } = await readJson<{ data: { user: string; attempts: { success: boolean }[] }[] }>(
      `${base}/routes/${route.uuid}/attempts?user=ALL&competition=${competition}`,
      init,
    );
    const topped = new Set(
      data.filter((one) => one.attempts.some(({ success }) => success)).map(({ user }) => user),
    );
    for (const competitor of competitors)
      if (!topped.has(competitor)) open.push({ route: route.uuid, competitor });
  }
  return {
    competition,
    token,
    competitors,
    categories: found.stages[0]?.categories.map(({ uuid }) => uuid) ?? [],
    open,
  };
}

/** The open streams of one category only, because spectators watch one board. */
export async function inCategory(demo: Demo, port: number, category: string): Promise<Demo> {
  const url = `http://127.0.0.1:${port}/api/competitions/${demo.competition}/leaderboard?category=${category}`;
  const board = (await (await fetch(url)).json()) as { rows: { user: { uuid: string } }[] };
  const there = new Set(board.rows.map(({ user }) => user.uuid));
  return { ...demo, open: demo.open.filter(({ competitor }) => there.has(competitor)) };
}
