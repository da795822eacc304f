import { api, paint, useRead } from '@topout/api-client';
import type { Screen, ScreenBody, Screens } from '@topout/contract';

export type ScreenState = Screen;
export type Steering = ScreenBody;

const screenKey = (competition: string) => `competitions/${competition}/screen`;
const screensKey = (competition: string) => `competitions/${competition}/screens`;

/** Where another organiser steers too, this page notices after so long. */
const readAgainMs = 5_000;

/** How the screens of a competition are steered now: what is common to all, then those that have a name. */
export const useScreens = (competition: string) =>
  useRead<Screens>(screensKey(competition), { refreshInterval: readAgainMs });

/**
 * Steers one screen of a competition, or by an empty name all of them.
 * @throws RefusedError, UnreachableError
 */
export async function steer(competition: string, name: string, steering: Steering): Promise<void> {
  const path = screenKey(competition) + (name && `?screen=${name}`);
  await show(competition, await api.put<Screens>(path, steering));
}

/** Gives a screen a name, by which it is steered alone. @throws RefusedError, UnreachableError */
export async function nameScreen(competition: string, name: string): Promise<void> {
  await show(competition, await api.post<Screens>(screensKey(competition), { name }));
}

/** Takes the name of a screen away. @throws RefusedError, UnreachableError */
export async function removeScreen(competition: string, name: string): Promise<void> {
  await show(competition, await api.delete<Screens>(`${screensKey(competition)}/${name}`));
}

/** Lets a screen follow the others again. @throws RefusedError, UnreachableError */
export async function followAll(competition: string, name: string): Promise<void> {
  await show(competition, await api.delete<Screens>(`${screensKey(competition)}/${name}/order`));
}

const show = (competition: string, screens: Screens) =>
  paint<Screens>(screensKey(competition), () => screens);

/** What is steered, without what only happens once. */
export const steeringOf = ({ categories, columns, seconds, paused, message }: ScreenState): Steering => ({
  categories,
  columns,
  seconds,
  paused,
  message,
});
