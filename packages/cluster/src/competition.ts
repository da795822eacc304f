import {
  findOrganiser,
  type HttpClient,
  httpClient,
  readField,
  recruitJudges,
  type Recruit,
  type RehearsalField,
} from '@topout/server';

const dayMs = 86_400_000;

/** A boulder is climbed by so many people as it is tapped on this often until it is topped, and then some. */
const tapsPerClimber = 2;

/** The most lines of one import. */
const linesPerImport = 500;

/** A competition to be judged: each judge has a boulder, and everybody climbs all of them. */
export interface Stage {
  /** With which everybody signed in. */
  readonly http: HttpClient;
  readonly field: RehearsalField;
  readonly judges: readonly Recruit[];
  /** Who may see everything. */
  readonly token: string;
  readonly categories: readonly string[];
}

interface Made {
  readonly uuid: string;
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
}

/** Makes a competition over HTTP, as the demo's organiser, for about so many commands. */
export async function makeCompetition(url: string, judges: number, commands: number): Promise<Stage> {
  const http = await httpClient(url);
  const organiser = await findOrganiser(http, null);
  if (!organiser) throw new Error('There is no demo, and so no organiser.');
  const { token } = organiser;
  const now = Date.now();
  const boulders = Array.from({ length: judges }, () => ({ climbType: 'BOULDER', segmentsCount: 1 }));
  const made = await http.call<Made>('/competitions', {
    method: 'POST',
    token,
    body: {
      name: 'A day on the cluster',
      startTime: new Date(now - dayMs).toISOString(),
      endTime: new Date(now + dayMs).toISOString(),
      liveLeaderboard: true,
      listed: false,
      venue: { name: 'Cluster hall' },
      categories: [{ name: 'One' }, { name: 'Two' }],
      routes: boulders,
      settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' },
    },
  });
  const categories = made.stages.flatMap((stage) => stage.categories.map(({ uuid }) => uuid));
  const climbers = Math.max(40, Math.ceil(commands / judges / tapsPerClimber / categories.length));
  for (const category of categories) {
    for (let first = 0; first < climbers; first += linesPerImport) {
      const some = Array.from(
        { length: Math.min(linesPerImport, climbers - first) },
        (_, index) => first + index,
      );
      const table = ['First name,Last name', ...some.map((number) => `Ada,Climber ${number}`)].join('\n');
      const path = `/competitions/${made.uuid}/entries/import`;
      await http.call(path, { method: 'POST', token, body: { table, dryRun: false, category } });
    }
  }
  const recruits = await recruitJudges(http, made.uuid, judges, organiser, null);
  const field = await readField(
    http,
    made.uuid,
    token,
    recruits.map(({ profile }) => profile),
  );
  return { http, field, judges: recruits, token, categories };
}
