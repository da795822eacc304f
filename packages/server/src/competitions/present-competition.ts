import type { Competition, JudgingGroup } from '@topout/contract';
import {
  type Actor,
  canJudge,
  canManageSetup,
  canSeeLeaderboard,
  canUseDashboard,
  competitionStatus,
} from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { canEnterNow } from './can-enter-now.ts';
import { presentPublished, presentStages } from './present-stages.ts';
import { canChangeOwn } from '../entries/own-entry.ts';
import { pictureUrl } from '../entries/picture-url.ts';
import { presentVenue } from '../venues/present-venue.ts';
import type { VenueRow } from '../venues/venue.queries.ts';
import type { CompetitionRow, JudgingGroupRow } from './competition.queries.ts';
import type { OwnEntryRow } from './own-entries.queries.ts';
import { presentSettings } from './settings.ts';

interface Parts {
  readonly row: CompetitionRow;
  readonly venues: readonly VenueRow[];
  readonly ownEntries: readonly OwnEntryRow[];
  /** Publications that no longer show how it stands. */
  readonly outdated: ReadonlySet<string>;
}

/** One competition, with what the caller is and may in it. Key and e-mails are for the organiser side. (spec 1 §3, 2 §3) */
export function presentCompetition(authority: Authority, parts: Parts): Competition {
  const { competition, actor, rules, phase } = authority;
  const { row, venues, ownEntries, outdated } = parts;
  const organises = canManageSetup(actor);
  const entering = canEnterNow(authority, row, venues[0]?.time_zone ?? 'UTC');
  const summaries = ownEntries.map((entry) => ({
    own: entry.own,
    summary: presentOwnEntry(entry, canChangeOwn(authority, { ...entry, ...row })),
  }));
  return {
    uuid: competition.uuid,
    name: competition.name,
    version: row.setup_version,
    revision: competition.configVersion,
    listed: row.listed,
    held_back: organises ? row.held_back : null,
    start_time: new Date(phase.startMs).toISOString(),
    end_time: new Date(phase.endMs).toISOString(),
    entries_open_time: row.entries_open_at?.toISOString() ?? null,
    entries_close_time: row.entries_close_at?.toISOString() ?? null,
    capacity: row.capacity,
    status: competitionStatus({ ...phase, cancelled: competition.cancelled }),
    header_colour: row.header_colour,
    judge_key: organises ? row.judge_key : null,
    role: actor.pending ? null : actor.role,
    master_judge: competition.masterJudge,
    can_judge: canJudge(actor),
    judge_request_pending: actor.pending,
    user_entry: summaries.find(({ own }) => own)?.summary ?? null,
    child_entries: summaries.filter(({ own }) => !own).map(({ summary }) => summary),
    can_enter: entering.canEnter,
    can_enter_reason: entering.reason === null ? null : { message: entering.reason },
    live_leaderboard: competition.liveLeaderboard,
    can_see_leaderboard: canSeeLeaderboard(actor, rules, phase),
    scoring_system: competition.scoringSystem,
    stages: presentStages(competition, row.stages, outdated),
    published: presentPublished(row.published, outdated),
    venues: venues.map((venue) => presentVenue(venue)),
    league: row.league_id,
    route_groups: [...row.route_groups],
    judging_groups: row.judging_groups.map((group) => presentJudgingGroup(group, actor)),
    has_competitor_numbers: rules.hasCompetitorNumbers,
    settings: presentSettings(rules),
  };
}

/** An area with its routes; judges are named to each other, their e-mails to the organiser side. */
export function presentJudgingGroup(
  { uuid, name, version, routes, judges }: JudgingGroupRow,
  actor: Actor,
): JudgingGroup {
  return {
    uuid,
    name,
    version,
    routes: [...routes],
    judges: (canUseDashboard(actor) ? judges : []).map(({ email, picture, ...judge }) => ({
      ...judge,
      email: canManageSetup(actor) ? email : null,
      picture: pictureUrl(picture),
    })),
  };
}

function presentOwnEntry(row: OwnEntryRow, canChange: boolean): NonNullable<Competition['user_entry']> {
  const { uuid, user, first_name, last_name, picture, category, category_name, competitor_number } = row;
  const { status, waiting_position } = row;
  return {
    uuid,
    user: {
      uuid: user,
      first_name,
      last_name,
      name: `${first_name} ${last_name}`.trim(),
      picture,
      picture_url: pictureUrl(picture),
    },
    category: { uuid: category, name: category_name },
    competitor_number,
    status,
    waiting_position,
    can_change: canChange,
  };
}
