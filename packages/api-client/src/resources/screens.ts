import { api, paint, useRead } from '@topout/api-client/core';
import type { NewScreen, Screen, ScreenBody, Screens, Steering } from '@topout/contract';

const screenKey = (competition: string) => `competitions/${competition}/screen`;
const screensKey = (competition: string) => `competitions/${competition}/screens`;

/** If another organiser controls the screens too, this page notices after this time. */
const readAgainMs = 5_000;

/** What each hall screen of a competition shows: first the common setting, then one for each named screen. */
export const useScreens = (competition: string) =>
  useRead<Screens>(screensKey(competition), { refreshInterval: readAgainMs });

/**
 * Changes what one screen of a competition shows, or with an empty name all of them. What is not named stays.
 * @throws RefusedError, UnreachableError
 */
export async function steerScreen(competition: string, name: string, change: ScreenBody): Promise<void> {
  const path = screenKey(competition) + (name && `?screen=${name}`);
  await show(competition, await api.put<Screens>(path, change));
}

/** Names a screen, so that it can be controlled separately. @throws RefusedError, UnreachableError */
export async function nameScreen(competition: string, screen: NewScreen): Promise<void> {
  await show(competition, await api.post<Screens>(screensKey(competition), screen));
}

/** Removes a screen's name. @throws RefusedError, UnreachableError */
export async function removeScreen(competition: string, name: string): Promise<void> {
  await show(competition, await api.delete<Screens>(`${screensKey(competition)}/${name}`));
}

/** Makes a screen follow the others again. @throws RefusedError, UnreachableError */
export async function followAll(competition: string, name: string): Promise<void> {
  await show(competition, await api.delete<Screens>(`${screensKey(competition)}/${name}/order`));
}

const show = (competition: string, screens: Screens) =>
  paint<Screens>(screensKey(competition), () => screens);

/** The lasting part of a setting, without one-off actions. */
export const steeringOf = ({
  categories,
  columns,
  seconds,
  paused,
  message,
  shows,
  overlay,
}: Screen): Steering => ({
  categories,
  columns,
  seconds,
  paused,
  message,
  shows,
  ...(overlay && { overlay }),
});
