import { disputeKinds, entryStatuses, longest, nationPattern } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Handicapped } from '../following/leaderboard.ts';
import { SignedAttempt } from '../judging/attempts.ts';
import { Caution } from '../judging/cautions.ts';
import { Signatures } from '../judging/markers.ts';
import { AnswersFields } from './questions.ts';
import { Handicap } from '../preparing/handicap.ts';
import { Body, EmailAddress, Instant, Line, Nullable, oneOf, Page, Uuid } from '../common.ts';

const Score = {
  /** 1, 2, 2, 4; null = not ranked, or the caller may not see the board. */
  position: Nullable(Type.Integer()),
  score: Nullable(Type.Number()),
  scoreText: Type.String(),
  scoreTuple: Nullable(Type.Array(Type.Number())),
  handicapped: Type.Optional(Handicapped),
};

/** The person of an entry. Fields for staff and judges only are absent for others. */
export const Competitor = Type.Object({
  uuid: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  /** What public pages say, where that is less than `name`: minors by first name and initial. */
  publicName: Type.Optional(Type.String()),
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
  /** Whom they climb for: `AUT`; absent where nobody has said so. */
  nation: Type.Optional(Type.String()),
  status: oneOf(entryStatuses),
  /** Place on the category's waiting list, from 1; null for people who have a place. */
  waitingPosition: Nullable(Type.Integer()),
  attemptsCount: Type.Integer(),
  /** Of their own, only for people who may modify entries; null = the category's. */
  handicapPercent: Type.Optional(Nullable(Type.Integer())),
  handicapPoints: Type.Optional(Nullable(Type.Integer())),
  ...Score,
});
export type Entry = Static<typeof Entry>;
export const EntryPage = Page(Entry);

/** Pages of 200. */
export const EntriesQuery = Type.Object({
  /** Default: the running stage. */
  stage: Type.Optional(Uuid),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
});

/** One route on a scorecard (behaviour: boards#scorecard). */
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
  /** Its session; null = in none. */
  wave: Nullable(
    Type.Object({ name: Type.String(), startTime: Instant, endTime: Instant, waits: Type.Boolean() }),
  ),
  /** When the desk started the personal clock; for the climber, the parent and people who see contacts. */
  clockStartTime: Nullable(Instant),
  attempts: Type.Array(Type.Object({ ...SignedAttempt.properties, route: Uuid })),
  /** Of everything that was ever logged, routes since cleared among it: what the next command builds on. */
  streams: Type.Array(
    Type.Object({
      route: Uuid,
      version: Type.Integer(),
      /** Absent where nobody has to confirm. A judge's own result counts as confirmed. */
      confirmed: Type.Optional(Type.Boolean()),
      /** On the own card: somebody else has removed all that was logged here. */
      removed: Type.Optional(Type.Literal(true)),
      /** Only for staff and judges. */
      confirmedBy: Type.Optional(Type.Object({ uuid: Uuid, name: Type.String() })),
      /** What the marker has logged; for both of them, staff and judges. */
      mark: Type.Optional(
        Type.Array(
          Type.Object({
            success: Type.Boolean(),
            segmentsCount: Type.Number(),
            usedLastHold: Type.Boolean(),
          }),
        ),
      ),
    }),
  ),
  /** Results in dispute, until staff decide; absent where none is. */
  disputes: Type.Optional(Type.Array(Type.Object({ route: Uuid, kind: oneOf(disputeKinds) }))),
  /** Those that count, of the whole competition; for the climber, the parent, staff and judges; absent where none is. */
  cautions: Type.Optional(Type.Array(Caution)),
  /** Who keeps this card, and whose card its climber keeps; for both of them, staff and judges. */
  marker: Type.Optional(Type.Object({ entry: Uuid, user: Uuid, firstName: Type.String() })),
  /** When both signed the card, or since when a change has taken that off; for the same people, if there is a marker. */
  signatures: Type.Optional(Signatures),
  /** Whether they do not want to climb in the next stage; only on the own card and for those who see contacts, where one follows. */
  declined: Type.Optional(Type.Boolean()),
  /** From which the person's phone makes a witness's codes. Only on the own card, and on children's. */
  witnessKey: Type.Optional(Type.String()),
  stageScorecards: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      venueGroups: Type.Array(Type.Object({ venue: Uuid, attempts: Type.Array(ScorecardRoute) })),
    }),
  ),
});
export type EntryDetail = Static<typeof EntryDetail>;

const CompetitorNumber = Line(longest.number);

export const EntryBody = Body({
  category: Uuid,
  /** Omitted = the caller. */
  user: Type.Optional(Uuid),
  competitorNumber: Type.Optional(Nullable(CompetitorNumber)),
  /** The session. People who enter themselves have to choose one that is open to them. */
  wave: Type.Optional(Uuid),
  ...AnswersFields,
});
export type EntryBody = Static<typeof EntryBody>;

export const EntryPatch = Body({
  category: Type.Optional(Uuid),
  competitorNumber: Type.Optional(Nullable(CompetitorNumber)),
  status: Type.Optional(oneOf(entryStatuses)),
  nation: Type.Optional(Nullable(Type.String({ pattern: nationPattern }))),
  /** The name shown in this competition; the person's own name stays. */
  firstName: Type.Optional(Line(longest.name)),
  lastName: Type.Optional(Line(longest.name)),
  /** For the organiser side; null = the category's. */
  ...Handicap,
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

/** Public: minors' last names are reduced to an initial. */
export const NumberMatch = Type.Object({
  uuid: Uuid,
  competitorNumber: Type.String(),
  user: Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() }),
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
});
export type NumberMatch = Static<typeof NumberMatch>;

/** A person whom organisers invite to enter. */
export const EntryInvitationBody = Body({ email: EmailAddress });
