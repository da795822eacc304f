/**
 * What a page may hold only one copy of: session, cache, live boards, outbox. The shell provides it and
 * remotes borrow it. Calls (`resources/`) keep no state, so each remote bundles those it makes. They reach
 * the core by its package name, `@topout/api-client/core`, never by a path, which would bring a second copy.
 */
export { onAnswered } from './http/answered.ts';
export { api, type Query, send } from './http/api.ts';
export { bindCache, clearCache, type Key, paint, refresh } from './http/cache.ts';
export { loadConfig, setConfig } from './http/config.ts';
export { RefusedError, saysAlreadyExists, UnreachableError } from './http/errors.ts';
export { clockOffsetMs, serverNow } from './http/server-clock.ts';
export { useRead, useReadList } from './http/use-read.ts';
export { openKept } from './kept/open-kept.ts';
export { type Kept, useKept, useKeptList } from './kept/use-kept.ts';
export type { FeedState, Liveness } from './live/feed-state.ts';
export { followTopics } from './live/connection.ts';
export { pollMs } from './live/presence-pace.ts';
export { usePresentJudges } from './live/use-present-judges.ts';
export { lastChangeOf } from './live/last-change.ts';
export { useLeaderboard, useLeaderboards } from './live/use-leaderboard.ts';
export {
  isLoggedIn,
  holdsTokens,
  isLoggedInAtom,
  personOf,
  noSession,
  readSession,
  type Session,
  sessionAtom,
  ticketIn,
  writeSession,
} from './session/session.ts';
export { beginSession } from './session/begin-session.ts';
export { goesOn, rememberJudge } from './session/known-judge.ts';
export { followOtherTabs } from './session/other-tabs.ts';
export { revokeToken } from './session/token-call.ts';
export { startSession } from './session/tokens.ts';
export { addCommands, openOutbox, resumeOutbox, unsentWork, useOutbox } from './outbox/door.ts';
export { nextDeviceStamp } from './outbox/device.ts';
export { unsentOnPhone } from './outbox/marker.ts';
export { isUnsent, streamOf, type NewCommand, type OutboxItem } from './outbox/item.ts';
export type { Outbox } from './outbox/outbox.ts';
export { newId } from './new-id.ts';
export { storeLocally } from './store-locally.ts';
