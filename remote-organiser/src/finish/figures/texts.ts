/** Texts of the routes' figures. */
export const figuresTexts = {
  title: 'Route figures',
  lead: 'How hard each route was for those who climbed it: hardest first.',
  loading: 'Counting',
  category: 'Category',
  climbers: (n: number) => (n === 1 ? '1 climber' : `${n} climbers`),
  nothing: 'Nobody has climbed here yet',
  nothingHint: 'The figures appear with the first result.',
  route: 'Route',
  reached: 'How far',
  tops: 'Tops',
  flashes: 'Flashes',
  zones: 'Zones',
  attempts: 'Attempts',
  tried: 'Tried by',
  meanHold: (hold: number) => `Hold ${hold.toFixed(1)} on average`,
  legend: 'Each bar is the whole category: flashed, topped, zone, tried.',
  /** What a bar shows, for those who cannot see it. */
  bar: ({ flashes, tops, zones, tried }: Counts, climbers: number) =>
    `Of ${climbers}: ${flashes} flashed, ${tops} topped, ${zones} reached a zone, ${tried} tried`,
} as const;

interface Counts {
  readonly flashes: number;
  readonly tops: number;
  readonly zones: number;
  readonly tried: number;
}
