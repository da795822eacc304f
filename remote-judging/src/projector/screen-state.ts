import { api, type Camelised, paint, useRead } from '@topout/api-client';
import type { Screen, ScreenBody } from '@topout/contract';

export type ScreenState = Camelised<Screen>;
export type Steering = Camelised<ScreenBody>;

const screenKey = (competition: string) => `competitions/${competition}/screen`;

/** Where another organiser steers too, this page notices after so long. */
const readAgainMs = 5_000;

/** How the screens of a competition are steered now. */
export const useScreenState = (competition: string) =>
  useRead<Screen>(screenKey(competition), { refreshInterval: readAgainMs });

/** Steers all screens of a competition. @throws RefusedError, UnreachableError */
export async function steer(competition: string, steering: Steering): Promise<void> {
  const steered = await api.put<Screen>(screenKey(competition), steering);
  await paint<ScreenState>(screenKey(competition), () => steered);
}

/** What is steered, without what only happens once. */
export const steeringOf = ({ categories, columns, seconds, paused, message }: ScreenState): Steering => ({
  categories,
  columns,
  seconds,
  paused,
  message,
});
