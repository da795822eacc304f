import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from './people/auth/account.routes.ts';
import { authorizeRoutes } from './people/auth/mailed/authorize.routes.ts';
import { codeOwnerRoutes } from './people/auth/mailed/code-owner.routes.ts';
import { changeAccountRoutes } from './people/auth/change-account.routes.ts';
import { signInLinkRoutes } from './people/auth/mailed/sign-in-link.routes.ts';
import { sessionsRoutes } from './people/auth/sessions/sessions.routes.ts';
import { passwordResetRoutes } from './people/auth/mailed/password-reset.routes.ts';
import { pushRoutes } from './people/push/push.routes.ts';
import { announcementsRoutes } from './following/announcements/announcements.routes.ts';
import { eventsRoutes } from './following/live/events.routes.ts';
import { leaderboardRoutes } from './following/board/leaderboard.routes.ts';
import { heatsRoutes } from './following/board/heats.routes.ts';
import { boardAttemptsRoutes } from './following/board/board-attempts.routes.ts';
import { figuresRoutes } from './following/figures/figures.routes.ts';
import { embedRoutes } from './following/embed/embed.routes.ts';
import { leadersRoutes } from './following/leaders/leaders.routes.ts';
import { planRoutes } from './following/plan/plan.routes.ts';
import { whyRoutes } from './following/board/why.routes.ts';
import { auditRoutes } from './following/history/audit.routes.ts';
import { historyRoutes } from './following/history/history.routes.ts';
import { raffleRoutes } from './following/raffle/raffle.routes.ts';
import { teamBoardRoutes } from './following/teams/team-board.routes.ts';
import { attemptsRoutes } from './judging/attempts/attempts.routes.ts';
import { clockRoutes } from './judging/clock/clock.routes.ts';
import { cautionsRoutes } from './judging/marshal/cautions.routes.ts';
import { marshalRoutes } from './judging/marshal/marshal.routes.ts';
import { timingRoutes } from './judging/timing/timing.routes.ts';
import { commandsRoutes } from './judging/commands/commands.routes.ts';
import { handedOverRoutes } from './judging/held/handed-over.routes.ts';
import { heldResultsRoutes } from './judging/held/held-results.routes.ts';
import { disputesRoutes } from './judging/disputes/disputes.routes.ts';
import { heldRoutes } from './judging/held/held.routes.ts';
import { markersRoutes } from './judging/markers/markers.routes.ts';
import { ownQueuesRoutes } from './judging/queues/own-queues.routes.ts';
import { routeQueuesRoutes } from './judging/queues/route-queues.routes.ts';
import { ticketSessionRoutes } from './people/auth/tickets/ticket-session.routes.ts';
import { tabletSessionRoutes } from './people/auth/tablets/tablet-session.routes.ts';
import { tabletsRoutes } from './entering/desk/tablets.routes.ts';
import { ticketsRoutes } from './entering/tickets/tickets.routes.ts';
import { ownTeamRoutes } from './entering/teams/own-team.routes.ts';
import { teamsRoutes } from './entering/teams/teams.routes.ts';
import { claimRoutes } from './entering/takeover/claim.routes.ts';
import { tokenRoutes } from './people/auth/sessions/token.routes.ts';
import { adminRoutes } from './tools/cli/admin.routes.ts';
import { hallRoutes } from './tools/hall/hall.routes.ts';
import { changeCompetitionRoutes } from './preparing/competitions/change-competition.routes.ts';
import { competitionListRoutes } from './following/competitions/competition-list.routes.ts';
import { competitionRoutes } from './following/competitions/competition.routes.ts';
import { previewSettingsRoutes } from './following/competitions/preview-settings.routes.ts';
import { ownCompetitionsRoutes } from './following/competitions/own-competitions.routes.ts';
import { routeNumbersRoutes } from './following/competitions/route-numbers.routes.ts';
import { bulkScoringRoutes } from './judging/attempts/bulk-scoring.routes.ts';
import { correctionsRoutes } from './judging/corrections/corrections.routes.ts';
import { changeEntryRoutes } from './entering/change/change-entry.routes.ts';
import { doublesRoutes } from './entering/takeover/doubles.routes.ts';
import { enterRoutes } from './entering/enter/enter.routes.ts';
import { deskRoutes } from './entering/desk/desk.routes.ts';
import { importRoutes } from './entering/import/import.routes.ts';
import { docsRoutes } from './platform/openapi/docs.routes.ts';
import { entryListRoutes } from './entering/entries/entry-list.routes.ts';
import { entryRoutes } from './entering/entries/entry.routes.ts';
import { numberRoutes } from './entering/change/number.routes.ts';
import { wavesRoutes } from './entering/waves/waves.routes.ts';
import { agreementsRoutes } from './entering/questions/agreements.routes.ts';
import { answersRoutes } from './entering/questions/answers.routes.ts';
import { questionsRoutes } from './entering/questions/questions.routes.ts';
import { waitingOrderRoutes } from './entering/waiting/waiting-order.routes.ts';
import { inviteEntrantRoutes } from './entering/enter/invite-entrant.routes.ts';
import { inviteRoutes } from './preparing/judges/invite.routes.ts';
import { joinRoutes } from './preparing/judges/join.routes.ts';
import { renewKeyRoutes } from './preparing/judges/renew-key.routes.ts';
import { judgeRoutes } from './preparing/judges/judge.routes.ts';
import { judgingGroupRoutes } from './preparing/judging-groups/judging-group.routes.ts';
import { liveStateRoutes } from './judging/overview/live-state.routes.ts';
import { leagueRoutes } from './following/leagues/league.routes.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import { looksRoutes } from './judging/overview/looks.routes.ts';
import { unconfirmedRoutes } from './judging/overview/unconfirmed.routes.ts';
import { openWorkRoutes } from './judging/overview/open-work.routes.ts';
import { entriesFileRoutes } from './following/results/entries-file.routes.ts';
import { publishRoutes } from './following/results/publish.routes.ts';
import { resultsRoutes } from './following/results/results.routes.ts';
import { advanceRoutes } from './preparing/stages/advance.routes.ts';
import { declineRoutes } from './preparing/stages/decline.routes.ts';
import { stageRoutes } from './preparing/stages/stage.routes.ts';
import { startingGroupsRoutes } from './preparing/stages/starting-groups.routes.ts';
import { childrenRoutes } from './people/profiles/children.routes.ts';
import { enteredCompetitionsRoutes } from './following/competitions/entered-competitions.routes.ts';
import { exportRoutes } from './people/profiles/export.routes.ts';
import { profileRoutes } from './people/profiles/profile.routes.ts';
import { queueWallRoutes } from './following/screens/queue-wall.routes.ts';
import { screenRoutes } from './following/screens/screen.routes.ts';
import { steerScreenRoutes } from './following/screens/steer-screen.routes.ts';
import { categoryRoutes } from './preparing/setup/category.routes.ts';
import { duplicateRoutes } from './preparing/setup/duplicate.routes.ts';
import { routeGroupRoutes } from './preparing/setup/route-group.routes.ts';
import { setupStateRoutes } from './preparing/setup/setup-state.routes.ts';
import { editStageRoutes } from './preparing/setup/edit-stage.routes.ts';
import { sponsorsRoutes } from './preparing/sponsors/sponsors.routes.ts';
import { changeRouteRoutes } from './preparing/venues/change-route.routes.ts';
import { changeVenueRoutes } from './preparing/venues/change-venue.routes.ts';
import { drawingRoutes } from './preparing/venues/drawing.routes.ts';
import { mapRoutes } from './preparing/venues/map.routes.ts';
import { venueRoutes } from './preparing/venues/venue.routes.ts';

/** Every group of calls under /api; one line each. */
export const routes: readonly FastifyPluginAsyncTypebox[] = [
  accountRoutes,
  adminRoutes,
  hallRoutes,
  authorizeRoutes,
  codeOwnerRoutes,
  changeAccountRoutes,
  signInLinkRoutes,
  passwordResetRoutes,
  sessionsRoutes,
  tokenRoutes,
  ticketSessionRoutes,
  tabletSessionRoutes,
  tabletsRoutes,
  ticketsRoutes,
  teamsRoutes,
  raffleRoutes,
  ownTeamRoutes,
  claimRoutes,
  attemptsRoutes,
  clockRoutes,
  marshalRoutes,
  cautionsRoutes,
  timingRoutes,
  commandsRoutes,
  pushRoutes,
  announcementsRoutes,
  eventsRoutes,
  handedOverRoutes,
  heldResultsRoutes,
  disputesRoutes,
  heldRoutes,
  historyRoutes,
  auditRoutes,
  leaderboardRoutes,
  boardAttemptsRoutes,
  heatsRoutes,
  planRoutes,
  whyRoutes,
  leadersRoutes,
  embedRoutes,
  teamBoardRoutes,
  screenRoutes,
  queueWallRoutes,
  steerScreenRoutes,
  routeQueuesRoutes,
  markersRoutes,
  ownQueuesRoutes,
  changeCompetitionRoutes,
  competitionListRoutes,
  competitionRoutes,
  previewSettingsRoutes,
  ownCompetitionsRoutes,
  routeNumbersRoutes,
  bulkScoringRoutes,
  correctionsRoutes,
  changeEntryRoutes,
  doublesRoutes,
  enterRoutes,
  deskRoutes,
  importRoutes,
  docsRoutes,
  entryListRoutes,
  entryRoutes,
  numberRoutes,
  wavesRoutes,
  questionsRoutes,
  agreementsRoutes,
  answersRoutes,
  waitingOrderRoutes,
  inviteEntrantRoutes,
  inviteRoutes,
  joinRoutes,
  renewKeyRoutes,
  judgeRoutes,
  judgingGroupRoutes,
  leagueRoutes,
  figuresRoutes,
  liveStateRoutes,
  openWorkRoutes,
  unconfirmedRoutes,
  looksRoutes,
  entriesFileRoutes,
  publishRoutes,
  resultsRoutes,
  advanceRoutes,
  declineRoutes,
  stageRoutes,
  startingGroupsRoutes,
  mediaRoutes,
  childrenRoutes,
  exportRoutes,
  enteredCompetitionsRoutes,
  profileRoutes,
  categoryRoutes,
  duplicateRoutes,
  routeGroupRoutes,
  setupStateRoutes,
  editStageRoutes,
  sponsorsRoutes,
  changeRouteRoutes,
  changeVenueRoutes,
  drawingRoutes,
  mapRoutes,
  venueRoutes,
];
