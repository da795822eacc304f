import { ordinal } from '@topout/domain';

/** Texts of overlays, as a commentator would say them. */
export const overlayTexts = {
  next: 'Next up',
  called: { NOW: 'Come now', NEXT: 'Get ready' },
  nobody: 'Nobody',
  lanes: ['A', 'B'],
  heat: (number: number) => `Heat ${number}`,
  again: 'They race again',
  byQualification: 'by qualification',
  winner: (heat: number) => `Winner of heat ${heat}`,
  loser: (heat: number) => `Loser of heat ${heat}`,
  part: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  retired: '(R)',
  ranking: ['T', 'Z', 'TA', 'ZA'],
  /** "topped 4 on the 2nd attempt". @param route its name; null = not known yet */
  told: (mark: string, attempt: number, route: string | null, isSport: boolean) => {
    const on = route === null ? '' : ` ${route}`;
    if (mark === 'F') return `flashed${on}`;
    if (isSport) return mark === 'T' ? `topped${on}` : `reached hold ${attempt}${on && ` of${on}`}`;
    const zone = { Z: 'second zone', y: 'first zone', z: 'zone' }[mark];
    if (mark !== 'T' && zone === undefined) return `attempt ${attempt}${on && ` on${on}`}`;
    const what = mark === 'T' ? `topped${on}` : `reached the ${zone}${on && ` of${on}`}`;
    return `${what} on the ${ordinal(attempt)} attempt`;
  },
} as const;
