export { api, type Query } from './http/api.ts';
export type { Kept } from './kept/use-kept.ts';
export { bindCache, clearCache, paint, refresh, withQuery } from './http/cache.ts';
export { type Camelised, camelise, snakify } from './http/case.ts';
export { loadConfig, setConfig, type WebConfig } from './http/config.ts';
export { RefusedError, saysAlreadyExists, UnreachableError } from './http/errors.ts';
export { useRead, useReadList } from './http/use-read.ts';
export type { LeaderboardRow } from './live/apply-delta.ts';
export type { FeedState, Liveness } from './live/feed-state.ts';
export type { Leaderboard } from './live/read-board.ts';
export type { FloorJudge } from './live/floor-feed.ts';
export { useFloor } from './live/use-floor.ts';
export { useLeaderboard, useLeaderboards } from './live/use-leaderboard.ts';
export * from './resources/attempts.ts';
export * from './resources/auth.ts';
export * from './resources/commands.ts';
export * from './resources/competitions.ts';
export * from './resources/corrections.ts';
export * from './resources/entries.ts';
export * from './resources/judges.ts';
export * from './resources/leagues.ts';
export * from './resources/live-state.ts';
export * from './resources/profiles.ts';
export * from './resources/queues.ts';
export * from './resources/venues.ts';
export {
  isLoggedIn,
  isLoggedInAtom,
  noSession,
  readSession,
  type Session,
  sessionAtom,
  writeSession,
} from './session/session.ts';
export { openOutbox, resumeOutbox, unsentWork, useOutbox } from './outbox/door.ts';
export { isUnsent, streamOf, type NewCommand, type OutboxItem, type OutboxState } from './outbox/item.ts';
export type { Outbox } from './outbox/outbox.ts';
export { newId } from './new-id.ts';
