import { api, refresh, useRead } from '@topout/api-client/core';
import type { NewTimingDevice, TimingDeviceBody, TimingDevices } from '@topout/contract';

const devicesPath = (competition: string) => `competitions/${competition}/timing/devices`;

/** The timing devices of a competition, for organisers. */
export const useTimingDevices = (competition: string) => useRead<TimingDevices>(devicesPath(competition));

/** Adds a timing device. Its token is told only now. */
export async function addTimingDevice(competition: string, body: TimingDeviceBody): Promise<NewTimingDevice> {
  const made = await api.post<NewTimingDevice>(devicesPath(competition), body);
  void refresh(devicesPath(competition));
  return made;
}

/** Revokes the token of a timing device. */
export async function removeTimingDevice(competition: string, device: string): Promise<void> {
  await api.delete(`${devicesPath(competition)}/${device}`);
  void refresh(devicesPath(competition));
}
