import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { NewWaveBody, WaveBody, WaveList } from '@topout/contract';
import { refreshDesk } from '../desk.ts';
import { refreshEntries } from '../entries.ts';

const wavesKey = (competition: string) => `competitions/${competition}/waves`;

/** The sessions of a competition, how full they are, and those of the signed-in family. */
export const useWaves = (competition: string | null) =>
  useRead<WaveList>(competition && wavesKey(competition));

async function shown(competition: string, change: Promise<WaveList>): Promise<void> {
  const list = await change;
  await paint<WaveList>(wavesKey(competition), () => list);
  await Promise.all([refreshDesk(competition), refreshEntries(competition)]);
}

export const addWave = (competition: string, body: NewWaveBody) =>
  shown(competition, api.post<WaveList>(wavesKey(competition), body));

export const saveWave = (competition: string, wave: string, body: WaveBody) =>
  shown(competition, api.put<WaveList>(`${wavesKey(competition)}/${wave}`, body));

/** @throws RefusedError 409 `wave.has_people` */
export async function removeWave(competition: string, wave: string): Promise<void> {
  await api.delete(`${wavesKey(competition)}/${wave}`);
  await refresh(wavesKey(competition));
}

/** Puts everybody who is in no session into one, evenly. */
export const spreadWaves = (competition: string) =>
  shown(competition, api.post<WaveList>(`${wavesKey(competition)}/spread`));

/** Puts a person into a session, or its waiting list. @param wave null = none */
export const chooseWave = (competition: string, user: string, wave: string | null) =>
  shown(competition, api.put<WaveList>(`${wavesKey(competition)}/of/${user}`, { wave }));
