/** What the doctor looks at, in the order in which it reports. */
export const areas = [
  'settings',
  'clock',
  'disk',
  'database',
  'backup',
  'server',
  'mail',
  'push',
  'public address',
  'TLS',
  'proxy',
  'phones',
  'hall',
] as const;
type Area = (typeof areas)[number];

/** One thing that was looked at. */
export interface Finding {
  readonly area: Area;
  /** `note`: fine for some, and worth knowing. `fault`: it will hurt somebody. */
  readonly level: 'well' | 'note' | 'fault';
  /** One sentence. */
  readonly says: string;
  /** What to do about it; null where all is well. */
  readonly cure: string | null;
}

export const well = (area: Area, says: string): Finding => ({ area, level: 'well', says, cure: null });
export const note = (area: Area, says: string, cure: string): Finding => ({
  area,
  level: 'note',
  says,
  cure,
});
export const fault = (area: Area, says: string, cure: string): Finding => ({
  area,
  level: 'fault',
  says,
  cure,
});
