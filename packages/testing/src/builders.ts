import type {
  Competition,
  CompetitionSummary,
  Entry,
  Profile,
  SetupState,
  Stage,
  Venue,
} from '@topout/contract';
import { defaultRules, defaultScoringSettings } from '@topout/domain';

export const someUuid = '0198a5c0-1111-7000-8000-00000000000a';
export const someCompetition = '0198a5c0-1111-7000-8000-00000000000c';

/** A venue on the wire. */
export const aVenue = (more: Partial<Venue> = {}): Venue => ({
  uuid: '0198a5c0-1111-7000-8000-00000000000d',
  name: 'Granite Hall',
  version: 1,
  logoUrl: null,
  city: 'Sheffield',
  state: 'England',
  country: 'GB',
  timeZone: 'Europe/London',
  maps: [],
  routes: [],
  ...more,
});

/** The only stage of a competition on the wire, open. */
export const aStage = (more: Partial<Stage> = {}): Stage => ({
  uuid: '0198a5c0-1111-7000-8000-0000000000b1',
  name: 'Qualification',
  position: 0,
  state: 'OPEN',
  pendingResults: true,
  closedAt: null,
  scoringSystem: 'DEFAULT',
  quota: null,
  plannedQuota: null,
  planned: false,
  published: null,
  categories: [],
  ...more,
});

/** A running competition on the wire, as a guest sees it. */
export const aCompetition = (more: Partial<Competition> = {}): Competition => ({
  uuid: someCompetition,
  name: 'Winter Boulder Cup',
  version: 1,
  revision: 1,
  listed: true,
  heldBack: null,
  startTime: '2026-11-21T08:00:00Z',
  endTime: '2026-11-21T20:00:00Z',
  entriesOpenTime: null,
  entriesCloseTime: null,
  capacity: null,
  status: 'LIVE',
  headerColour: '#1f5fd0',
  judgeKey: null,
  role: null,
  masterJudge: null,
  canJudge: false,
  judgeRequestPending: false,
  userEntry: null,
  childEntries: [],
  canEnter: true,
  canEnterReason: null,
  liveLeaderboard: true,
  canSeeLeaderboard: true,
  scoringSystem: 'DEFAULT',
  stages: [],
  published: null,
  venues: [aVenue()],
  league: null,
  routeGroups: [],
  judgingGroups: [],
  hall: null,
  hasCompetitorNumbers: false,
  settings: { ...defaultRules, scoring: defaultScoringSettings },
  ...more,
});

/** A person's entry on the wire, without results. */
export const anEntry = (more: Partial<Entry> = {}): Entry => ({
  uuid: '0198a5c0-1111-7000-8000-0000000000e1',
  user: {
    uuid: someUuid,
    firstName: 'Ada',
    lastName: 'Rock',
    name: 'Ada Rock',
    picture: null,
    pictureUrl: null,
  },
  category: { uuid: '0198a5c0-1111-7000-8000-0000000000c1', name: 'Women' },
  competitorNumber: null,
  status: 'ENTERED',
  waitingPosition: null,
  attemptsCount: 0,
  position: null,
  score: null,
  scoreText: '',
  scoreTuple: null,
  ...more,
});

/** A line of the list on the home page, on the wire. */
/** A list that comes in pages; `next` is the address of the next one. */
export const aPage = (data: readonly unknown[], next: string | null = null) => ({ data, metadata: { next } });

export const aCompetitionSummary = (more: Partial<CompetitionSummary> = {}): CompetitionSummary => ({
  uuid: someCompetition,
  name: 'Winter Boulder Cup',
  startTime: '2026-11-21T08:00:00Z',
  endTime: '2026-11-21T20:00:00Z',
  status: 'LIVE',
  headerColour: '#1f5fd0',
  entriesCount: 12,
  liveLeaderboard: true,
  venue: aVenue(),
  ...more,
});

/** A profile on the wire, as its owner sees it. */
export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  uuid: someUuid,
  firstName: 'Ada',
  lastName: 'Rock',
  name: 'Ada Rock',
  yearOfBirth: 1990,
  gender: 'FEMALE',
  picture: null,
  pictureSource: null,
  pictureUrl: null,
  fullNamePublic: false,
  email: 'ada@example.org',
  emailConfirmed: true,
  parent: null,
  creationTime: '2026-01-01T00:00:00Z',
  ...more,
});

/** A set-up on the wire that lacks only judging groups. */
export const aSetupState = (more: Partial<SetupState> = {}): SetupState => ({
  version: 7,
  listed: true,
  venueNamed: true,
  maps: 1,
  routes: 20,
  routesWithoutNumber: 0,
  routesOnMap: 20,
  withoutRoutes: [],
  judgingGroups: 0,
  routesWithoutJudgingGroup: 20,
  judges: 2,
  staff: 1,
  entries: 3,
  attempts: 0,
  ...more,
});
