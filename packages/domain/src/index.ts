export * from './model.ts';
export { mayWithdraw } from './questions/agreement.ts';
export * from './questions/question.ts';
export * from './vocabulary.ts';
export { longest, mostListLines } from './longest.ts';

export * from './addresses/card-parameters.ts';
export { codeOnCard, type CodeOnCard } from './addresses/code-on-card.ts';
export { ownerOf, type PathOwner } from './addresses/owner-of.ts';

export * from './announcements/announcement.ts';
export { deliveryOf, notificationKinds, type NotificationKind } from './announcements/notifications.ts';

export { asClimbersSee, withoutJudge } from './attempts/as-climbers-see.ts';
export { type AttemptKind, attemptsAfter } from './attempts/attempts-after.ts';
export { attemptsMatter, ownChoices, type OwnChoice } from './attempts/own-choices.ts';
export { attemptIcon, attemptMark, boulderChoices, type BoulderChoice } from './attempts/boulder-choices.ts';
export * from './attempts/decide.ts';
export { attemptsFromMarks, type BoulderMarks } from './attempts/from-marks.ts';
export { heldMessage, heldReasons, type HeldReason } from './attempts/held.ts';
export { heldReport, type ReportedResult } from './attempts/held-report.ts';
export * from './attempts/hold-counter.ts';
export { attemptLimit } from './attempts/limits.ts';
export { isTouched, truncateAfterTop } from './attempts/list.ts';
export { mergeAttempts } from './attempts/merge.ts';
export { resultOf } from './attempts/result.ts';
export { canActivateRow, rowCount } from './attempts/rows.ts';
export { unmergeAttempts, type MergedStream } from './attempts/unmerge.ts';

export {
  type AttemptDraft,
  hasArrived,
  isOvertaken,
  type KnownStream,
  newDraft,
  saveOf,
  tapped,
  untapped,
  wasSent,
} from './judging/draft.ts';
export { invitationDays, invitationKey, isInvitationKey } from './judging/invitation.ts';
export {
  commandState,
  nextStates,
  resultState,
  type ResultState,
  resultWords,
  sentWord,
} from './judging/result-states.ts';

export { parseResultCode, resultCode, type CodedAttempt, type ResultCode } from './bulk/result-code.ts';

export * from './disputes/dispute.ts';
export * from './incidents/incident.ts';

export { teamPoints, teamScoreText } from './teams/team-points.ts';
export {
  type TeamMember,
  type TeamProblem,
  teamProblems,
  teamProblemWords,
  type TeamRules,
  teamScore,
} from './teams/team-score.ts';
export { rankTeams, type RankedTeam } from './teams/rank-teams.ts';

export { canEnter, type CanEnter, type EntryWindow } from './competition/can-enter.ts';
export { nextWave, spreadEvenly, waveFull, waveOpenTo, type WaveRoom } from './competition/waves.ts';
export { contrastText, darkText, type Contrast } from './competition/contrast.ts';
export { countdown } from './competition/countdown.ts';
export { isCommonPassword } from './people/common-passwords.ts';
export {
  type CompetitionRules,
  competitionSettings,
  defaultRules,
  defaultScoringSettings,
  newCompetitionRules,
  type ScoringSettings,
  scoringSettings,
  type Setting,
  settingProblem,
  settingsFit,
} from './competition/settings.ts';
export { wholeProblem } from './forms/whole-problem.ts';
export { headerLook, type HeaderLook } from './competition/header-look.ts';
export {
  coverLayers,
  type CoverLayer,
  type Facets,
  facetsOf,
  headWall,
  topOfWall,
  wallAddress,
  wallImage,
} from './competition/cover.ts';
export { type CompetitionDays, endFormat, restOfDate } from './competition/when-words.ts';
export { coverLook, type CoverLook } from './competition/cover-look.ts';
export { lastResultWords } from './scoring/words/last-result-words.ts';
export { leaderFigure } from './scoring/words/leader-figure.ts';
export { disciplineFigures } from './scoring/words/disciplines.ts';
export { type ScoreParts, scoreParts } from './scoring/words/score-parts.ts';
export { formatSpan } from './competition/format-span.ts';
export { ordinal } from './competition/ordinal.ts';
export { firstStage } from './competition/first-stage.ts';
export { runningStage } from './competition/running-stage.ts';
export { mostPlaces } from './competition/most-places.ts';
export { plannedRoutes, routeLimits, type PlannedRoute, type RoutePlan } from './competition/route-plan.ts';
export { competitionStatus, type CompetitionStatus, type CompetitionTimes } from './competition/status.ts';
export { standingOf, standingWords, type Standing, waitingForHall } from './competition/standing.ts';

export { needsOf, type Day, type Need } from './day/needs.ts';
export { unsentAround, watchOf, type RouteWatch, type SeenJudge, type WatchedWall } from './day/watch.ts';

export * from './desk/check-in.ts';
export { currencyOf } from './desk/currency-of.ts';
export {
  deskCounts,
  deskFilters,
  fitsFilter,
  isExpected,
  needsGuardian,
  searchDesk,
  type DeskFilter,
} from './desk/desk-list.ts';
export { amountText, currencyDigits, readAmount } from './desk/money.ts';
export { isFromElsewhere, registrationOfScan, type ScannedRegistration, ticketOfScan } from './desk/scan.ts';

export { importColumns, namesPeople, recogniseColumns, type ImportColumn } from './import/columns.ts';
export * from './import/judge-import.ts';
export { likelyDoubles, type KnownEntrant } from './import/likely-doubles.ts';
export { parseTable, type Delimiter } from './import/parse-table.ts';
export { readPerson, type ImportContext } from './import/read-person.ts';
export { comparable } from './import/same-text.ts';
export { whoIsListed, type Named } from './import/who-is-listed.ts';

export * from './leagues/counting.ts';
export * from './leagues/disciplines.ts';
export { type AgeClass, isOfAge, placesAmong } from './leagues/eligible.ts';
export { leagueLimits, neverRises, placePoints, usualPlacePoints } from './leagues/place-points.ts';

export { type BirthYears, birthYearsText, fitsBirthYears } from './people/birth-years.ts';
export * from './people/merged-entry.ts';
export * from './people/names.ts';
export { nationPattern, readNation } from './people/nation.ts';
export { matchesSearch, plainText } from './people/search.ts';
export { isSeenNow } from './people/seen.ts';
export { hasSeenLetter, unseenLetters } from './people/seen-letters.ts';

export * from './permissions/attempts.ts';
export * from './permissions/confirming.ts';
export { canSeeLeaderboard, entryRights, type EntryRights } from './permissions/entries.ts';
export { type Climbing, isFamily, isSamePerson, judgesOwn } from './permissions/own-results.ts';
export { hasEnded, judgingClosed } from './permissions/phase.ts';
export { canChooseWave, type InWave, type OwnTime, ownWindow, type Span } from './permissions/own-window.ts';
export { reach, type Reached } from './permissions/reach.ts';
export {
  canBulkScore,
  canJudge,
  canDeleteCompetition,
  canManageSetup,
  canUseDashboard,
  isOrganiserSide,
} from './permissions/roles.ts';
export * from './permissions/self-scoring.ts';
export { routeRights, type RouteRights } from './permissions/routes.ts';

export { calledText, comeWithinMs, mayPassOver, passableFrom } from './queue/called.ts';
export { decideQueue, type QueueKind, type QueuePayload } from './queue/decide.ts';
export { orderQueueScreen, type QueueEntry } from './queue/order-queue-screen.ts';
export { expectedWait } from './queue/expected-wait.ts';
export { type Joining, joinRefusal, restsUntil } from './queue/join.ts';
export { paceOf } from './queue/pace.ts';
export { decideWaiting, type Waiting, type WaitingPayload } from './queue/waiting.ts';

export { assignRoute, type JudgedRoutes } from './routes/judging-groups.ts';
export { routeColors } from './routes/colors.ts';
export { colourWord } from './routes/colour-word.ts';
export { holdLook, type HoldLook } from './routes/hold-look.ts';
export * from './routes/numbering.ts';
export * from './routes/route-name.ts';
export { categoryRoutes } from './routes/category-routes.ts';
export { climbsGroup } from './routes/group-categories.ts';
export { type RoutePlace, routePlaces } from './routes/route-places.ts';

export { boulderCells, sportResultText, type ScorecardCell } from './scorecard/cells.ts';

export { countingRoutes, createBoard, rankBoard, type LiveBoard } from './scoring/board.ts';
export { generalRanking, type EndedStage, type GeneralRank } from './scoring/general-ranking.ts';
export * from './scoring/layout.ts';
export { heightOf as heightReached } from './scoring/systems/lead.ts';
export { markOf, numberOf, type Mark } from './scoring/mark-of.ts';
export { countMarks, marksOf, type MarksCount } from './scoring/marks.ts';
export { heightOf, skylineOf, type SkylineDrawing, type SkylineSize } from './scoring/skyline.ts';
export { decimalsOf, type Gap, gapsOf, tellsGaps } from './scoring/gaps.ts';
export { givesPoints } from './scoring/gives-points.ts';
export { handicapBounds, handicapFor, type Handicap, type HandicapRules } from './scoring/handicap.ts';
export type { Handicapped } from './scoring/handicapped.ts';
export * from './scoring/speed/index.ts';
export { quota } from './scoring/quota.ts';
export { rankItems, type Ranked, sharedPlaces } from './scoring/ranks.ts';
export { bestRoutes, gainOf } from './scorecard/best-n.ts';
export { type Difficulty, hardestFirst } from './routes/difficulty.ts';
export { routeScore } from './scoring/route-score.ts';
export { othersReached, sharedPoints } from './scoring/shared-points.ts';
export { inStartOrder } from './scoring/in-start-order.ts';
export { startList } from './scoring/start-list.ts';
export { startOrder, type Starter } from './scoring/start-order.ts';
export { afterFlash, type AfterFlash } from './scoring/after-flash.ts';
export { type Prospect, prospectsIn, type Prospects, prospects } from './scoring/prospect.ts';
export { decidingRoutes, type RouteLead, tellingLeads } from './scoring/deciding-routes.ts';
export { whyAhead, type PlacedEntry, type Reason } from './scoring/why-ahead.ts';

export { lastDrawnAt, nextPrize } from './raffle/next-prize.ts';
export { revealedAt } from './raffle/reveal.ts';
export { mostEmbeddedRows, usualEmbeddedRows } from './screens/embedded-rows.ts';
export { type OverlayPage, overlayPages, quietMinutes, topRows } from './screens/overlay-pages.ts';
export { longestScreenName, mostScreens, screenName } from './screens/screen-name.ts';
export { mostSponsors } from './screens/sponsors.ts';

export {
  type Clock,
  type ClockPhase,
  clockPhases,
  type ClockStatus,
  clockStatuses,
  type KeptTime,
  type LeftPlace,
} from './clock/clock.ts';
export { isAfterTime } from './clock/after-time.ts';
export { clockAt } from './clock/clock-at.ts';
export { clockText, untilNextSecond } from './clock/clock-text.ts';
export { betterTime, type Measured, measureTime } from './clock/server-time.ts';
export { steadyClock } from './clock/steady.ts';
export { type ClockTone, clockTone, clockWords } from './clock/words.ts';
export { clockOf, type LoggedPress } from './clock/log.ts';
export {
  type ClockFormat,
  clockFormats,
  clockLimits,
  type ClockPlan,
  clockPlans,
  mostAdded,
} from './clock/plan.ts';
export { type ClockAction, clockActions, pressClock } from './clock/press.ts';
export { type Tone, toneMs, tonesBetween } from './clock/tones.ts';

export { canCaution, canGiveCautions, cautionsThatDisqualify, isProposedDsq } from './cautions/caution.ts';
export * from './marshal/marshal.ts';
export { compareStarters } from './marshal/start-order.ts';

export { type CalendarEvent, calendarText } from './plan/calendar.ts';
export * from './plan/change.ts';
export * from './plan/lead-rest.ts';
export { type ClimbersPlace, nextPlaces } from './plan/next-places.ts';
export { slotExpected, slotNow } from './plan/plan-now.ts';
export { placesOf, type PlanPlace, routesOfList, slotsOf } from './plan/places.ts';
export { readPlan } from './plan/read-plan.ts';
export * from './plan/stage-plan.ts';

export { isReference, reference, referenceBytes } from './requests/reference.ts';

export { readTicketCode, showTicketCode, ticketCode } from './tickets/ticket-code.ts';

export { forReader, ownZone, zoneName } from './times/for-reader.ts';
export {
  formatDashboardTime,
  formatDay,
  formatDayOfMonth,
  formatEndedAt,
  formatForTable,
  formatMoment,
  formatMonth,
  formatRecent,
  formatTime,
  formatWeekdayTime,
} from './times/formats.ts';
export { ago } from './times/ago.ts';
export { movedAlong, nextTimes } from './times/copy-times.ts';
export { formatTimeLeft } from './times/time-left.ts';
export { venueZone } from './times/venue-zone.ts';
export { momentOf, wallTime } from './times/wall-time.ts';
export { isTimeZone } from './times/is-time-zone.ts';
export { yearIn } from './times/year-in.ts';

export * from './marker/marks.ts';
export * from './marker/is-signature.ts';
export * from './marker/pair.ts';
export * from './marker/signing.ts';
export * from './witness/witness-code.ts';
export * from './witness/witness.ts';
export { lateBy } from './looks/late.ts';
export { type Look, type LookedAt, lookKinds, lookSentence, looksOf } from './looks/looks.ts';
