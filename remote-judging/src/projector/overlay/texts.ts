import type { OverlayPage } from '@topout/domain';

/** Texts of the desk about overlays of a stream. */
export const overlayDeskTexts = {
  about: 'Changes are on air within a second.',
  onAir: 'On air',
  pages: {
    now: 'Now climbing',
    last: 'Last result',
    top: 'First places',
    board: 'Whole board',
    bracket: 'Bracket',
    next: 'Next up',
    clock: 'Clock',
    sponsor: 'Sponsors',
  } satisfies Record<OverlayPage, string>,
  nothing: 'Nothing is on air.',
  one: (page: string) => `${page} is on air.`,
  several: (pages: readonly string[]) => `In turn: ${pages.join(', ')}.`,
  inTurn: 'Show several in turn',
  clear: 'Take everything off air',
  nextHint: 'While Next up is on air, everybody can see who waits at each route.',
  climber: 'Climber',
  climberHint: 'Shown by Now climbing.',
  latest: 'Whoever’s result changed last',
  topRows: 'First places',
  topRowsOf: (n: number) => `${n} places`,
  quiet: 'Without a line, the last picture goes after',
  minutesOf: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
  openHint:
    'Add this address as a browser source of 1920 × 1080 (or 3840 × 2160) in your stream software. Its background is transparent.',
  single:
    'One source for each part: the same address with /now, /last, /top, /board, /bracket, /next, /clock or /sponsor after the competition.',
} as const;
