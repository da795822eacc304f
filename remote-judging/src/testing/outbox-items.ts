import type { OutboxItem } from '@topout/api-client';

/** An append of one try by `user` on route `r`, under way. */
export const anItem = (
  more: Partial<OutboxItem>,
  command: Partial<OutboxItem['command']> = {},
): OutboxItem => ({
  id: 'i',
  profile: 'me',
  competition: 'c',
  state: 'phone',
  reason: null,
  version: null,
  follows: null,
  changedAt: 0,
  ...more,
  command: {
    id: 'i',
    kind: 'attempts.append',
    route: 'r',
    competitor: 'ben',
    base: 0,
    device: 'd',
    deviceSeq: 1,
    clientTime: '2026-11-21T10:00:00Z',
    payload: { attempts: [{ uuid: 'new', success: true, segmentsCount: 1 }] },
    ...command,
  },
});
