import type { Competition, JudgingGroup } from '@topout/contract';
import {
  type Actor,
  canJudge,
  canManageSetup,
  canSeeLeaderboard,
  canUseDashboard,
  competitionStatus,
} from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { isAway } from '../../competition/authority/elsewhere.ts';
import { canEnterNow } from '../../competition/can-enter-now.ts';
import { presentPublished, presentStages } from './present-stages.ts';
import { canChangeOwn } from '../../entering/change/own-entry.ts';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import { presentVenue } from '../../preparing/venues/present-venue.ts';
import type { VenueRow } from '../../preparing/venues/venue.queries.ts';
import type { CompetitionRow, JudgingGroupRow } from './competition.queries.ts';
import type { OwnEntryRow } from './own-entries.queries.ts';

interface Parts {
  readonly row: CompetitionRow;
  readonly venues: readonly VenueRow[];
  readonly ownEntries: readonly OwnEntryRow[];
  /** Publications that no longer show how it stands. */
  readonly outdated: ReadonlySet<string>;
}

/** One competition, with what the caller is and may in it. Key and e-mails are for the organiser side. */
export function presentCompetition(authority: Authority, parts: Parts): Competition {
  const { competition, actor, rules, phase } = authority;
  const { row, venues, ownEntries, outdated } = parts;
  const organises = canManageSetup(actor);
  const entering = canEnterNow(authority, row, venues[0]?.timeZone ?? 'UTC');
  const summaries = ownEntries.map((entry) => ({
    own: entry.own,
    summary: presentOwnEntry(entry, canChangeOwn(authority, { ...entry, ...row })),
  }));
  return {
    uuid: competition.uuid,
    name: competition.name,
    version: row.setupVersion,
    revision: competition.configVersion,
    listed: row.listed,
    heldBack: organises ? row.heldBack : null,
    startTime: new Date(phase.startMs).toISOString(),
    endTime: new Date(phase.endMs).toISOString(),
    entriesOpenTime: row.entriesOpenAt?.toISOString() ?? null,
    entriesCloseTime: row.entriesCloseAt?.toISOString() ?? null,
    capacity: row.capacity,
    status: competitionStatus({ ...phase, cancelled: competition.cancelled }),
    headerColour: row.headerColour,
    judgeKey: organises ? row.judgeKey : null,
    role: actor.pending ? null : actor.role,
    masterJudge: competition.masterJudge,
    canJudge: canJudge(actor) && !isAway(competition),
    judgeRequestPending: actor.pending,
    userEntry: summaries.find(({ own }) => own)?.summary ?? null,
    childEntries: summaries.filter(({ own }) => !own).map(({ summary }) => summary),
    hall: row.hall,
    canEnter: entering.canEnter,
    canEnterReason: entering.reason === null ? null : { message: entering.reason },
    liveLeaderboard: competition.liveLeaderboard,
    canSeeLeaderboard: canSeeLeaderboard(actor, rules, phase),
    scoringSystem: competition.scoringSystem,
    stages: presentStages(competition, row.stages, outdated),
    published: presentPublished(row.published, outdated),
    venues: venues.map((venue) => presentVenue(venue)),
    league: row.leagueId,
    routeGroups: [...row.routeGroups],
    judgingGroups: row.judgingGroups.map((group) => presentJudgingGroup(group, actor)),
    hasCompetitorNumbers: rules.hasCompetitorNumbers,
    settings: rules,
  };
}

/** A judging group with its routes; judges are named to each other, their e-mails to the organiser side. */
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

function presentOwnEntry(row: OwnEntryRow, canChange: boolean): NonNullable<Competition['userEntry']> {
  const { uuid, user, firstName, lastName, picture, category, categoryName, competitorNumber } = row;
  const { status, waitingPosition } = row;
  return {
    uuid,
    user: {
      uuid: user,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      picture,
      pictureUrl: pictureUrl(picture),
    },
    category: { uuid: category, name: categoryName },
    competitorNumber,
    status,
    waitingPosition,
    canChange,
  };
}
