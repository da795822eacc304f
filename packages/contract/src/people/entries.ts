import { entryStatuses } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Attempt } from '../judging/attempts.ts';
import { Body, EmailAddress, Instant, Line, Nullable, oneOf, Page, Uuid } from '../common.ts';

const Score = {
  /** 1, 2, 2, 4; null = not ranked, or the board may not be seen. */
  position: Nullable(Type.Integer()),
  score: Nullable(Type.Number()),
  scoreText: Type.String(),
  scoreTuple: Nullable(Type.Array(Type.Number())),
};

/** A person in an entry. The fields that only staff and judges see are absent for others. */
export const Competitor = Type.Object({
  uuid: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  picture: Nullable(Uuid),
  pictureUrl: Nullable(Type.String()),
  email: Type.Optional(Nullable(Type.String())),
  creationTime: Type.Optional(Instant),
  parent: Type.Optional(
    Nullable(
      Type.Object({ firstName: Type.String(), lastName: Type.String(), email: Nullable(Type.String()) }),
    ),
  ),
});

export const Entry = Type.Object({
  uuid: Uuid,
  user: Competitor,
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
  competitorNumber: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  /** Place on the waiting list of the category, from 1; null for those who have a place. */
  waitingPosition: Nullable(Type.Integer()),
  attemptsCount: Type.Integer(),
  ...Score,
});
export type Entry = Static<typeof Entry>;
export const EntryPage = Page(Entry);

/** Pages of 200. */
export const EntriesQuery = Type.Object({
  /** Without it, the stage that runs. */
  stage: Type.Optional(Uuid),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
});

/** One route on a scorecard (spec 2 §3). */
export const ScorecardRoute = Type.Object({
  route: Type.Object({ uuid: Uuid }),
  /** The tries in order. */
  groupData: Type.Array(Type.Object({ success: Type.Boolean(), segmentsCount: Type.Number() })),
  count: Type.Integer(),
  success: Type.Boolean(),
  segmentsCount: Type.Number(),
  usedLastHold: Type.Boolean(),
  score: Nullable(Type.Number()),
});
export type ScorecardRoute = Static<typeof ScorecardRoute>;

/** `GET …/entries/{entry or user uuid or me}`. */
export const EntryDetail = Type.Object({
  ...Entry.properties,
  competition: Uuid,
  boardVersion: Type.Integer(),
  attempts: Type.Array(Type.Object({ ...Attempt.properties, route: Uuid })),
  stageScorecards: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      venueGroups: Type.Array(Type.Object({ venue: Uuid, attempts: Type.Array(ScorecardRoute) })),
    }),
  ),
});
export type EntryDetail = Static<typeof EntryDetail>;

const CompetitorNumber = Line(20);

export const EntryBody = Body({
  category: Uuid,
  /** Omitted = the caller. */
  user: Type.Optional(Uuid),
  competitorNumber: Type.Optional(Nullable(CompetitorNumber)),
});
export type EntryBody = Static<typeof EntryBody>;

export const EntryPatch = Body({
  category: Type.Optional(Uuid),
  competitorNumber: Type.Optional(Nullable(CompetitorNumber)),
  status: Type.Optional(oneOf(entryStatuses)),
  /** The name shown in this competition; the person's own stays as it is. */
  firstName: Type.Optional(Line(100)),
  lastName: Type.Optional(Line(100)),
});
export type EntryPatch = Static<typeof EntryPatch>;

export const EntryParams = Type.Object({ competition: Uuid, entry: Type.Union([Uuid, Type.Literal('me')]) });

export const BulkEntriesBody = Body({
  entries: Type.Array(EntryBody, { minItems: 1, maxItems: 500 }),
  allOrNothing: Type.Optional(Type.Boolean()),
});
export type BulkEntriesBody = Static<typeof BulkEntriesBody>;
export const BulkEntriesReply = Type.Object({
  data: Type.Array(
    Type.Object({
      user: Nullable(Uuid),
      status: Type.Integer(),
      entry: Nullable(Entry),
      error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
  ),
});
export type BulkEntriesReply = Static<typeof BulkEntriesReply>;

export const NumberParams = Type.Object({
  competition: Uuid,
  number: Type.String({ minLength: 1, maxLength: 100 }),
});

/** Public: for minors the last name is its initial. */
export const NumberMatch = Type.Object({
  uuid: Uuid,
  competitorNumber: Type.String(),
  user: Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() }),
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
});
export type NumberMatch = Static<typeof NumberMatch>;

/** Whom organisers ask to enter. */
export const EntryInvitationBody = Body({ email: EmailAddress });
