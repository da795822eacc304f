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
import { snakify } from '@topout/api-client';

export const someUuid = '0198a5c0-1111-7000-8000-00000000000a';
export const someCompetition = '0198a5c0-1111-7000-8000-00000000000c';

/** A venue on the wire. */
export const aVenue = (more: Partial<Venue> = {}): Venue => ({
  uuid: '0198a5c0-1111-7000-8000-00000000000d',
  name: 'Granite Hall',
  version: 1,
  logo_url: null,
  city: 'Sheffield',
  state: 'England',
  country: 'GB',
  time_zone: 'Europe/London',
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
  pending_results: true,
  closed_at: null,
  scoring_system: 'DEFAULT',
  quota: null,
  published: null,
  categories: [],
  ...more,
});

/** A competition on the wire, as a guest sees it while it runs. */
export const aCompetition = (more: Partial<Competition> = {}): Competition => ({
  uuid: someCompetition,
  name: 'Winter Boulder Cup',
  version: 1,
  revision: 1,
  listed: true,
  held_back: null,
  start_time: '2026-11-21T08:00:00Z',
  end_time: '2026-11-21T20:00:00Z',
  entries_open_time: null,
  entries_close_time: null,
  capacity: null,
  status: 'LIVE',
  header_colour: '#1f5fd0',
  judge_key: null,
  role: null,
  master_judge: null,
  can_judge: false,
  judge_request_pending: false,
  user_entry: null,
  child_entries: [],
  can_enter: true,
  can_enter_reason: null,
  live_leaderboard: true,
  can_see_leaderboard: true,
  scoring_system: 'DEFAULT',
  stages: [],
  published: null,
  venues: [aVenue()],
  league: null,
  route_groups: [],
  judging_groups: [],
  has_competitor_numbers: false,
  settings: snakify({ ...defaultRules, scoring: defaultScoringSettings }) as Competition['settings'],
  ...more,
});

/** Somebody's entry on the wire, before anything was climbed. */
export const anEntry = (more: Partial<Entry> = {}): Entry => ({
  uuid: '0198a5c0-1111-7000-8000-0000000000e1',
  user: {
    uuid: someUuid,
    first_name: 'Ada',
    last_name: 'Rock',
    name: 'Ada Rock',
    picture: null,
    picture_url: null,
  },
  category: { uuid: '0198a5c0-1111-7000-8000-0000000000c1', name: 'Women' },
  competitor_number: null,
  status: 'ENTERED',
  waiting_position: null,
  attempts_count: 0,
  position: null,
  score: null,
  score_text: '',
  score_tuple: null,
  ...more,
});

/** A line of the list on the home page, on the wire. */
export const aCompetitionSummary = (more: Partial<CompetitionSummary> = {}): CompetitionSummary => ({
  uuid: someCompetition,
  name: 'Winter Boulder Cup',
  start_time: '2026-11-21T08:00:00Z',
  end_time: '2026-11-21T20:00:00Z',
  status: 'LIVE',
  header_colour: '#1f5fd0',
  entries_count: 12,
  live_leaderboard: true,
  venue: aVenue(),
  ...more,
});

/** A profile on the wire, as its owner sees it. */
export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  uuid: someUuid,
  first_name: 'Ada',
  last_name: 'Rock',
  name: 'Ada Rock',
  year_of_birth: 1990,
  gender: 'FEMALE',
  picture: null,
  picture_source: null,
  picture_url: null,
  full_name_public: false,
  email: 'ada@example.org',
  email_confirmed: true,
  parent: null,
  creation_time: '2026-01-01T00:00:00Z',
  ...more,
});

/** A set-up on the wire that lacks judging areas only. */
export const aSetupState = (more: Partial<SetupState> = {}): SetupState => ({
  version: 7,
  listed: true,
  venue_named: true,
  maps: 1,
  routes: 20,
  routes_without_number: 0,
  routes_on_map: 20,
  without_routes: [],
  areas: 0,
  routes_without_area: 20,
  judges: 2,
  staff: 1,
  entries: 3,
  attempts: 0,
  ...more,
});
