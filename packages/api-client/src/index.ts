/**
 * The core, which the shell lends, and the calls, which every remote bundles as it needs: a call that one
 * remote adds costs the others nothing.
 */
export {
  addCommands,
  api,
  beginSession,
  bindCache,
  clearCache,
  clockOffsetMs,
  type FeedState,
  followOtherTabs,
  followTopics,
  goesOn,
  holdsTokens,
  isLoggedIn,
  isLoggedInAtom,
  isUnsent,
  type Kept,
  lastChangeOf,
  type Liveness,
  loadConfig,
  type NewCommand,
  newId,
  noSession,
  onAnswered,
  openKept,
  openOutbox,
  type Outbox,
  type OutboxItem,
  paint,
  type Query,
  readSession,
  refresh,
  RefusedError,
  rememberJudge,
  resumeOutbox,
  saysAlreadyExists,
  serverNow,
  type Session,
  sessionAtom,
  setConfig,
  storeLocally,
  streamOf,
  ticketIn,
  UnreachableError,
  unsentOnPhone,
  unsentWork,
  useLeaderboard,
  useLeaderboards,
  useOutbox,
  usePresentJudges,
  useRead,
  useReadList,
  writeSession,
} from '@topout/api-client/core';
export { withQuery } from './http/with-query.ts';
export * from './resources/attempts.ts';
export * from './resources/auth.ts';
export * from './resources/bundle.ts';
export * from './resources/climbers-queues.ts';
export { useClock, usePressClock } from './resources/clock/clock.ts';
export { exactNow } from './resources/clock/exact-time.ts';
export { disqualifyFor, giveCaution, takeBackCaution } from './resources/marshal/cautions.ts';
export {
  refreshBoards as refreshMarshalBoards,
  sayDns,
  setIsolation,
  useMarshalBoard,
} from './resources/marshal/marshal.ts';
export { unsentMarks } from './resources/marshal/kept-marks.ts';
export { useUnsentMarks } from './resources/marshal/unsent-marks.ts';
export * from './resources/markers.ts';
export * from './resources/commands.ts';
export * from './resources/competitions.ts';
export * from './resources/corrections.ts';
export * from './resources/desk.ts';
export * from './resources/disputes.ts';
export * from './resources/entries.ts';
export * from './resources/held-results.ts';
export * from './resources/history.ts';
export * from './resources/imports.ts';
export * from './resources/handed-over.ts';
export * from './resources/judges.ts';
export * from './resources/judging-groups.ts';
export * from './resources/following/announcements.ts';
export * from './resources/following/figures.ts';
export * from './resources/following/heats.ts';
export * from './resources/following/leaders.ts';
export { type PlanWish, useChangePlan, usePlan } from './resources/following/plan.ts';
export * from './resources/leagues.ts';
export * from './resources/live-state.ts';
export * from './resources/media.ts';
export * from './resources/profiles.ts';
export * from './resources/push.ts';
export * from './resources/questions/questions.ts';
export * from './resources/queues.ts';
export * from './resources/looks.ts';
export * from './resources/scores.ts';
export * from './resources/unconfirmed.ts';
export { useReadMore } from './resources/reading/use-read-more.ts';
export * from './resources/setup.ts';
export * from './resources/venue-setup.ts';
export * from './resources/results.ts';
export * from './resources/sponsors.ts';
export * from './resources/stages.ts';
export * from './resources/raffle.ts';
export * from './resources/screens.ts';
export * from './resources/teams/own-team.ts';
export * from './resources/teams/team-board.ts';
export * from './resources/teams/teams.ts';
export * from './resources/tickets/tablets.ts';
export * from './resources/tickets/ticket-desk.ts';
export * from './resources/tickets/ticket-session.ts';
export * from './resources/timing.ts';
export * from './resources/venues.ts';
export * from './resources/waves/waves.ts';
export { useSentOnce } from './resources/use-sent-once.ts';
