import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from './auth/account.routes.ts';
import { authorizeRoutes } from './auth/mailed/authorize.routes.ts';
import { codeOwnerRoutes } from './auth/mailed/code-owner.routes.ts';
import { changeAccountRoutes } from './auth/change-account.routes.ts';
import { signInLinkRoutes } from './auth/mailed/sign-in-link.routes.ts';
import { sessionsRoutes } from './auth/sessions/sessions.routes.ts';
import { passwordResetRoutes } from './auth/mailed/password-reset.routes.ts';
import { eventsRoutes } from './live/events.routes.ts';
import { leaderboardRoutes } from './board/leaderboard.routes.ts';
import { whyRoutes } from './board/why.routes.ts';
import { auditRoutes } from './history/audit.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { attemptsRoutes } from './scoring/attempts/attempts.routes.ts';
import { commandsRoutes } from './scoring/commands/commands.routes.ts';
import { handedOverRoutes } from './scoring/held/handed-over.routes.ts';
import { heldResultsRoutes } from './scoring/held/held-results.routes.ts';
import { heldRoutes } from './scoring/held/held.routes.ts';
import { routeQueuesRoutes } from './scoring/queues/route-queues.routes.ts';
import { tokenRoutes } from './auth/sessions/token.routes.ts';
import { adminRoutes } from './cli/admin.routes.ts';
import { changeCompetitionRoutes } from './competitions/change/change-competition.routes.ts';
import { competitionListRoutes } from './competitions/competition-list.routes.ts';
import { competitionRoutes } from './competitions/competition.routes.ts';
import { previewSettingsRoutes } from './competitions/change/preview-settings.routes.ts';
import { ownCompetitionsRoutes } from './competitions/own-competitions.routes.ts';
import { routeNumbersRoutes } from './competitions/route-numbers.routes.ts';
import { bulkScoringRoutes } from './bulk-scoring/bulk-scoring.routes.ts';
import { correctionsRoutes } from './corrections/corrections.routes.ts';
import { changeEntryRoutes } from './entries/change/change-entry.routes.ts';
import { doublesRoutes } from './doubles/doubles.routes.ts';
import { enterRoutes } from './entries/enter/enter.routes.ts';
import { importRoutes } from './entries-import/import.routes.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { entryListRoutes } from './entries/entry-list.routes.ts';
import { entryRoutes } from './entries/entry.routes.ts';
import { numberRoutes } from './entries/change/number.routes.ts';
import { waitingOrderRoutes } from './entries/waiting/waiting-order.routes.ts';
import { inviteEntrantRoutes } from './entries/enter/invite-entrant.routes.ts';
import { inviteRoutes } from './judges/invite.routes.ts';
import { joinRoutes } from './judges/join.routes.ts';
import { renewKeyRoutes } from './judges/renew-key.routes.ts';
import { judgeRoutes } from './judges/judge.routes.ts';
import { judgingGroupRoutes } from './judging-groups/judging-group.routes.ts';
import { liveStateRoutes } from './live-state/live-state.routes.ts';
import { leagueRoutes } from './leagues/league.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { openWorkRoutes } from './open-work/open-work.routes.ts';
import { publishRoutes } from './results/publish.routes.ts';
import { resultsRoutes } from './results/results.routes.ts';
import { advanceRoutes } from './stages/advance.routes.ts';
import { stageRoutes } from './stages/stage.routes.ts';
import { startingGroupsRoutes } from './stages/starting-groups.routes.ts';
import { childrenRoutes } from './profiles/children.routes.ts';
import { enteredCompetitionsRoutes } from './profiles/entered-competitions.routes.ts';
import { exportRoutes } from './profiles/export.routes.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { screenRoutes } from './screens/screen.routes.ts';
import { steerScreenRoutes } from './screens/steer-screen.routes.ts';
import { categoryRoutes } from './setup/category.routes.ts';
import { duplicateRoutes } from './setup/duplicate.routes.ts';
import { routeGroupRoutes } from './setup/route-group.routes.ts';
import { setupStateRoutes } from './setup/setup-state.routes.ts';
import { editStageRoutes } from './setup/edit-stage.routes.ts';
import { changeRouteRoutes } from './venues/change-route.routes.ts';
import { changeVenueRoutes } from './venues/change-venue.routes.ts';
import { drawingRoutes } from './venues/drawing.routes.ts';
import { mapRoutes } from './venues/map.routes.ts';
import { venueRoutes } from './venues/venue.routes.ts';

/** Every group of calls under /api; one line each. */
export const routes: readonly FastifyPluginAsyncTypebox[] = [
  accountRoutes,
  adminRoutes,
  authorizeRoutes,
  codeOwnerRoutes,
  changeAccountRoutes,
  signInLinkRoutes,
  passwordResetRoutes,
  sessionsRoutes,
  tokenRoutes,
  attemptsRoutes,
  commandsRoutes,
  eventsRoutes,
  handedOverRoutes,
  heldResultsRoutes,
  heldRoutes,
  historyRoutes,
  auditRoutes,
  leaderboardRoutes,
  whyRoutes,
  screenRoutes,
  steerScreenRoutes,
  routeQueuesRoutes,
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
  importRoutes,
  docsRoutes,
  entryListRoutes,
  entryRoutes,
  numberRoutes,
  waitingOrderRoutes,
  inviteEntrantRoutes,
  inviteRoutes,
  joinRoutes,
  renewKeyRoutes,
  judgeRoutes,
  judgingGroupRoutes,
  leagueRoutes,
  liveStateRoutes,
  openWorkRoutes,
  publishRoutes,
  resultsRoutes,
  advanceRoutes,
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
  changeRouteRoutes,
  changeVenueRoutes,
  drawingRoutes,
  mapRoutes,
  venueRoutes,
];
