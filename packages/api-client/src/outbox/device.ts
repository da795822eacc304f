import { newId } from '../new-id.ts';

const deviceKey = 'topout/device';
const sequenceKey = 'topout/deviceSequence';

/**
 * This phone, and the next number in the order of its commands. Kept in local storage: read and written at once,
 * so that two taps, or two tabs, never share a number.
 */
export function nextDeviceStamp(): { device: string; deviceSeq: number } {
  const device = localStorage.getItem(deviceKey) ?? newId();
  const deviceSeq = Number(localStorage.getItem(sequenceKey) ?? 0) + 1;
  localStorage.setItem(deviceKey, device);
  localStorage.setItem(sequenceKey, String(deviceSeq));
  return { device, deviceSeq };
}
