import type { Climber, Gym, Route } from './competition.ts';

interface Attempt {
  readonly uuid: string;
  readonly success: boolean;
  readonly segments_count: number;
  readonly timestamp: string;
  readonly judge: { readonly name: string } | null;
}

/** A person's attempts on a route according to the server, in order. */
export async function attemptsOf(
  { organiser, uuid }: Gym,
  route: Route,
  climber: Climber,
): Promise<readonly Attempt[]> {
  const { data } = await organiser.get<{ data: { attempts: Attempt[] }[] }>(
    `/routes/${route.uuid}/attempts?user=${climber.uuid}&competition=${uuid}`,
  );
  return data[0]?.attempts ?? [];
}

/** The same in a judge's letters: `-` a try, `Z` the zone, `T` the top. */
export async function lettersOf(gym: Gym, route: Route, climber: Climber): Promise<string> {
  const attempts = await attemptsOf(gym, route, climber);
  return attempts
    .map(({ success, segments_count }) => (success ? 'T' : segments_count > 0 ? 'Z' : '-'))
    .join('');
}
