import type { CodeOnCard } from '@topout/domain';

type Kind = CodeOnCard['kind'];

/** Texts of what a climber scans on the own card. */
export const scanTexts = {
  route: 'Scan a route’s code',
  routeHint: 'It hangs at the wall, beside the route.',
  notOnCard: 'Your category does not climb this route.',
  /** What the code is instead. */
  is: {
    ROUTE: 'This is a route’s code.',
    WITNESS: 'This is a witness’s code. Open the route that they saw, and scan it there.',
    MARKER: 'This is the code of somebody who looks for a marker.',
    OTHER: 'This code is for something else.',
    ELSEWHERE: 'This code is not from this competition.',
  } satisfies Record<Kind, string>,
} as const;
