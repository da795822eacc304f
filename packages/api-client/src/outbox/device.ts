import { newId } from '../new-id.ts';
import { storeLocally } from '../store-locally.ts';

const deviceKey = 'topout/device';
const sequenceKey = 'topout/deviceSequence';

/** This page's last stamp, in case local storage is full. */
let last = { device: '', deviceSeq: 0 };

/**
 * This phone, and the next number in the order of its commands. Kept in local storage, which is read and
 * written at once, so that two taps, or two tabs, never share a number.
 */
export function nextDeviceStamp(): { device: string; deviceSeq: number } {
  const device = localStorage.getItem(deviceKey) ?? (last.device || newId());
  const deviceSeq = Math.max(Number(localStorage.getItem(sequenceKey) ?? 0), last.deviceSeq) + 1;
  last = { device, deviceSeq };
  storeLocally(deviceKey, device);
  storeLocally(sequenceKey, String(deviceSeq));
  return last;
}
