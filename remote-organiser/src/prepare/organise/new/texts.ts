import type { ScoringSystem } from '@topout/domain';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Texts of a new competition. */
export const newTexts = {
  title: 'New competition',
  listedTitle: 'Not for this account',
  listed: 'Only listed people can create competitions on this site. Ask its host to add your e-mail address.',
  steps: ['What and when', 'Where', 'Categories', 'Scoring', 'Routes', 'Check'],
  back: 'Back',
  next: 'Continue',
  create: 'Create competition',
  name: 'Name of the competition',
  namePlaceholder: 'Winter Boulder Cup',
  colour: 'Colour of the header',
  starts: 'Starts',
  ends: 'Ends',
  clock: 'What the clock at the venue will show.',
  whichVenue: 'Venue',
  venueFacts: (city: string, routes: number) =>
    [city, counted(routes, 'route', 'routes')].filter(Boolean).join(' · '),
  newVenue: 'Another place',
  newVenueHint: 'Name, city and time zone; a map comes later.',
  venuesLoading: 'Looking for your venues',
  venueName: 'Name of the venue',
  city: 'City',
  country: 'Country',
  noCountry: 'Not said',
  timeZone: 'Time zone',
  categoriesLead: 'Everybody climbs in one category. Start from a set, then change it as you like.',
  template: 'Start from',
  categories: 'Your categories',
  category: 'Category to add',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  twice: 'There is one of that name',
  scoring: 'How is it scored?',
  scoringLead: 'You can change this later; results will be recalculated.',
  routesOf: 'Which routes?',
  knownRoutes: (count: number) => `The ${counted(count, 'route that hangs', 'routes that hang')} there`,
  knownRoutesHint: 'With their names, colours and places on the map.',
  newRoutes: 'New ones',
  newRoutesHint: 'Say how many; names, places and details come later.',
  boulders: 'Boulders',
  zones: 'Zones on each boulder',
  zoneChoices: ['No zone', 'One zone', 'Two zones'],
  circuits: 'Colours of the circuits',
  circuitsHint: (boulders: number, colours: number) =>
    colours === 0
      ? 'Without colours all boulders are white.'
      : `${counted(boulders, 'boulder', 'boulders')} in ${counted(colours, 'circuit', 'circuits')}, in this order.`,
  sportRoutes: 'Sport routes',
  holds: 'Holds on each, about',
  holdsHint: 'Counted exactly once they are set.',
  preview: 'Routes as they will be numbered',
  reviewLead:
    'Nothing is created until you press the button, and nobody sees it on the home page until you list it.',
  judging:
    'People who scan the judging code wait until you approve them, and can then judge every route. You can change both in the settings.',
  changeShort: 'Change',
  change: (step: string) => `Change: ${step}`,
  routesCount: (count: number) => counted(count, 'route', 'routes'),
  when: (start: string, end: string) => `${start} – ${end}`,
  failedTitle: 'It was not created',
  failed: 'Nothing was made, and everything you entered is still here.',
} as const;

/** Each system in one sentence, and what it means for one climber. */
export const scoringTexts: Record<ScoringSystem, { readonly label: string; readonly hint: string }> = {
  DEFAULT: {
    label: 'Points',
    hint: 'Points for every top and zone, a little less for every try. Good for one round with many boulders. A top at the first try and a zone at the second: 250 + 99 = 349 pts.',
  },
  IFSC_RANKING: {
    label: 'Tops and zones',
    hint: 'Most tops win, then most zones, then the fewest tries. The classic boulder result: 3T4z 7 8 is three tops, four zones, seven tries to top and eight to zone.',
  },
  IFSC_BOULDER_2025: {
    label: 'Boulder points, as at the World Cup since 2025',
    hint: '25 points for a top and 10 for a zone, a tenth less for every try before. A flash and a zone at the third try: 25 + 9.8 = 34.8.',
  },
  IFSC_SPORT: {
    label: 'Lead on several routes',
    hint: 'A place on each route, and the places multiplied: the lowest product wins. First on one route and fourth on the other: √(1 × 4) = 2.00.',
  },
  IFSC_LEAD: {
    label: 'Lead on one route',
    hint: 'The highest hold wins, and a plus for moving on from it: 34+ beats 34. A final on one route.',
  },
  IFSC_SPEED: {
    label: 'Speed, on time',
    hint: 'Two runs, one on each lane; the better one counts, then the other. Each lane is a sport route. 5.211 and 5.23 beats 5.211 and 5.37.',
  },
  IFSC_SPEED_FINAL: {
    label: 'Speed, knock-out',
    hint: 'The best of the qualification race in pairs until two are left. A sport route for each round: five for 16 climbers, from 1/8 to the final.',
  },
  IFSC_COMBINED: {
    label: 'Boulder and lead together, 100 points each',
    hint: 'Four boulders of 25 points and one route of 100, as in Paris 2024. Boulders of 63.1 and lead of 92.1: 155.2.',
  },
  IFSC_COMBINED_RANKS: {
    label: 'Several disciplines, places multiplied',
    hint: 'A place in each discipline, and the lowest product wins, as in Tokyo. All boulders are one, every sport route is one: 4 × 4 × 4 = 64.',
  },
};
