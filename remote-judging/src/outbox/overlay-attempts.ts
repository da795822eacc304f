import type { Route, SignedAttempt, UserAttempts } from '@topout/contract';
import { isUnsent, type OutboxItem } from '@topout/api-client';
import { attemptsAfter, commandState, hasArrived, type KnownStream, type ResultState } from '@topout/domain';

export interface ShownAttempt extends SignedAttempt {
  /** How far it has got on its way to the server. */
  readonly state: ResultState;
}

/** The attempts of a stream as this phone knows them. The next command names its version as the base. */
export type ShownStream = KnownStream<ShownAttempt>;

type JudgedOn = Pick<Route, 'uuid' | 'climbType' | 'segmentsCount'>;

/** The attempts read, plus this phone's additions since, even while the server does not answer. */
export function overlayAttempts(
  saved: UserAttempts,
  items: readonly OutboxItem[],
  route: JudgedOn,
  judge: SignedAttempt['judge'],
): ShownStream {
  const mine = items.filter(
    ({ command, state }) =>
      isResultKind(command.kind) &&
      command.route === route.uuid &&
      command.competitor === saved.user &&
      state !== 'refused',
  );
  const sent = ({ command }: OutboxItem) =>
    (command.payload.attempts ?? []).map(({ uuid }) => uuid ?? command.id);
  const next = mine.find(isUnsent);
  const isThere = next && hasArrived(saved, { ...next.command, uuids: sent(next) });
  const start: ShownStream = {
    version: saved.version,
    attempts: saved.attempts.map((attempt) => ({ ...attempt, state: 'confirmed' })),
    own: mine.flatMap(({ version }) => version ?? []),
    sent: mine.flatMap(sent),
    arrived: isThere ? next.id : null,
  };
  return mine
    .filter((item) => isUnsent(item) || (item.state === 'confirmed' && (item.version ?? 0) > saved.version))
    .reduce((stream, item) => applied(stream, item, route, { user: saved.user, judge }), start);
}

function applied(
  stream: ShownStream,
  item: OutboxItem,
  route: JudgedOn,
  by: Pick<SignedAttempt, 'user' | 'judge'>,
): ShownStream {
  const { command, version } = item;
  const { kind } = command;
  if (!isResultKind(kind)) return stream;
  const state = commandState(item);
  const sent = (command.payload.attempts ?? []).map((attempt): ShownAttempt => ({
    ...by,
    uuid: attempt.uuid ?? command.id,
    timestamp: attempt.timestamp ?? command.clientTime,
    success: attempt.success,
    segmentsCount: attempt.segmentsCount ?? 0,
    usedLastHold: attempt.usedLastHold ?? false,
    duration: attempt.duration ?? null,
    notes: attempt.notes ?? '',
    state,
  }));
  const attempts = attemptsAfter(stream.attempts, { kind, attempts: sent }, route);
  return { ...stream, attempts, version: Math.max(stream.version, version ?? 0) };
}

const isResultKind = (kind: string): kind is Parameters<typeof attemptsAfter>[1]['kind'] =>
  kind.startsWith('attempts.');
