import type { APIRequestContext } from '@playwright/test';
import { newcomer, register } from './accounts.ts';
import type { Api } from './api.ts';
import { demoGym } from './demo.ts';

export interface Climber {
  readonly uuid: string;
  readonly name: string;
}

export interface Route {
  readonly uuid: string;
  readonly name: string;
  readonly climb_type: 'BOULDER' | 'SPORT';
  /** Zones of a boulder, holds of a sport route. */
  readonly segments_count: number;
}

interface Category {
  readonly uuid: string;
  readonly name: string;
}

export interface Competition {
  readonly uuid: string;
  readonly name: string;
  readonly judgeKey: string;
  /** In the name of its organiser. */
  readonly organiser: Api;
  readonly categories: readonly Category[];
  /** In the order in which they were entered. */
  readonly climbers: readonly Climber[];
  readonly routes: readonly Route[];
}

interface Wish {
  readonly name: string;
  /** First and last names, by category. */
  readonly field: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** Born that many years ago; 30 unless told otherwise. */
  readonly age?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly scoringSystem?: string;
}

interface CompetitionReply {
  readonly uuid: string;
  readonly judge_key: string;
  readonly stages: readonly { readonly categories: readonly Category[] }[];
  readonly venues: readonly { readonly uuid: string }[];
}

const hour = 3_600_000;

/** A competition that runs now at the venue of the demo, with an organiser and people of its own. */
export async function openCompetition(request: APIRequestContext, wish: Wish): Promise<Competition> {
  const organiser = await register(request, newcomer('Olga', 'Organiser'));
  const gym = await organiser.get<CompetitionReply>(`/competitions/${demoGym.uuid}`);
  const venue = gym.venues[0]?.uuid;
  const made = await organiser.post<CompetitionReply>('/competitions', {
    name: wish.name,
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    live_leaderboard: true,
    venue,
    categories: Object.keys(wish.field).map((name) => ({ name })),
    ...(wish.scoringSystem && { scoring_system: wish.scoringSystem }),
    ...(wish.settings && { settings: wish.settings }),
  });
  const categories = made.stages[0]?.categories ?? [];
  const born = new Date().getFullYear() - (wish.age ?? 30);
  const climbers: Climber[] = [];
  for (const { uuid: category, name } of categories) {
    for (const [first_name, last_name] of wish.field[name] ?? []) {
      // Children of the organiser: people without an account, entered in one call each.
      const child = { first_name, last_name, year_of_birth: born, gender: 'OTHER' };
      const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
      await organiser.post(`/competitions/${made.uuid}/entries`, { category, user });
      climbers.push({ uuid: user, name: `${first_name} ${last_name}` });
    }
  }
  const routes = await organiser.get<Route[]>(`/venues/${venue ?? ''}/routes?competition=${made.uuid}`);
  const { uuid, judge_key: judgeKey } = made;
  return { uuid, name: wish.name, judgeKey, organiser, categories, climbers, routes };
}
