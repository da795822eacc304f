import { incidentDecisions } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';
import { RecordedIncident } from './disputes.ts';

/**
 * What a judge says about an attempt. `duration` is in milliseconds; `segmentsCount` is a boulder's zones, or
 * the hold of a sport route, which may lie between two numbered ones: 34.5.
 */
const said = {
  /** Created on the device; if missing, the server creates one. */
  uuid: Uuid,
  segmentsCount: Type.Number({ minimum: 0, maximum: 1000 }),
  timestamp: Instant,
  usedLastHold: Type.Boolean(),
  duration: Nullable(Type.Integer({ minimum: 0, maximum: 86_400_000 })),
  notes: Type.String({ maxLength: 2000 }),
};

/** As sent: apart from the top, missing values are 0, false or empty. */
export const AttemptInput = Body({
  ...Type.Partial(Type.Object(said)).properties,
  success: Type.Boolean(),
});
export type AttemptInput = Static<typeof AttemptInput>;

/** As read: signed with its judge, and with the profile of its climber. Whatever is stored is shown. */
export const SignedAttempt = Type.Object({
  ...said,
  duration: Nullable(Type.Integer()),
  success: Type.Boolean(),
  judge: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  user: Uuid,
});
export type SignedAttempt = Static<typeof SignedAttempt>;

export const RouteParams = Type.Object({ route: Uuid });

export const AttemptsQuery = Type.Object({
  /** Profile uuid, or ALL on reads. */
  user: Type.Union([Uuid, Type.Literal('ALL')]),
  competition: Type.Optional(Uuid),
});

/** The last technical incident of a climber on a route, unless it was withdrawn. */
export const RouteIncident = Type.Object({
  uuid: Uuid,
  state: oneOf(['OPEN', ...incidentDecisions]),
  ...RecordedIncident.properties,
});
export type RouteIncident = Static<typeof RouteIncident>;

/** `version` belongs to the stream (entry × route): a command names it as its `base`. */
export const UserAttempts = Type.Object({
  user: Uuid,
  version: Type.Integer(),
  attempts: Type.Array(SignedAttempt),
  /** Absent where nobody has to confirm, or there is nothing. */
  confirmed: Type.Optional(Type.Boolean()),
  /** Absent where there was none. */
  incident: Type.Optional(RouteIncident),
  /** Technical incidents here that are confirmed: so many attempts more. Absent without. */
  restarts: Type.Optional(Type.Integer()),
  /** What the marker has logged. */
  mark: Type.Optional(
    Type.Array(
      Type.Object({ success: Type.Boolean(), segmentsCount: Type.Number(), usedLastHold: Type.Boolean() }),
    ),
  ),
});
export type UserAttempts = Static<typeof UserAttempts>;

/** `?user=ALL`: grouped by user, each in the order climbed; `?user={uuid}`: one group, even if empty. */
export const AttemptsReply = Type.Object({ data: Type.Array(UserAttempts) });
export type AttemptsReply = Static<typeof AttemptsReply>;

/** PATCH appends; PUT replaces, based on the version that the judge saw. */
export const AttemptsPatch = Body({ attempts: Type.Array(AttemptInput, { maxItems: 99 }) });
export const AttemptsPut = Body({
  attempts: Type.Array(AttemptInput, { maxItems: 99 }),
  base: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: mostInteger }))),
});

/** The ordered list of user uuids waiting at one route. */
export const Queue = Type.Array(Uuid, { maxItems: 2000 });
export type Queue = Static<typeof Queue>;
/** `POST`: the user's uuid as a JSON string, or `{user}`. */
export const QueueAddBody = Type.Union([Uuid, Body({ user: Uuid })]);
export const QueueParams = Type.Object({ competition: Uuid, route: Uuid });
export const QueueEntryParams = Type.Object({ competition: Uuid, route: Uuid, user: Uuid });
